import type { QuestionSection } from "../question.ts"

export const dakwerkHellend: QuestionSection[] = []
