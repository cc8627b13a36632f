import type { QuestionSection } from "../question.ts"

export const dakkapel: QuestionSection[] = []
