import type { QuestionSection } from "../question.ts"

export const dakwerkPlat: QuestionSection[] = []
