import type { QuestionSection } from "../question.ts"

export const vloeren: QuestionSection[] = []
