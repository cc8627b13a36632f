import type { QuestionSection } from "../question.ts"

export const opbouw: QuestionSection[] = []
