/** What an earlier module asks of a later one, which answers in its manifest. */
export interface Answers {
  companyName(): string
  /** Whether a timer of that account runs. */
  isWorking(accountId: number): boolean
}

/** As long as no module answers. */
export const noAnswers = (): Answers => ({ companyName: () => "", isWorking: () => false })
