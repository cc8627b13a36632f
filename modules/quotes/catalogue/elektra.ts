import type { QuestionSection } from "../question.ts"

export const elektra: QuestionSection[] = []
