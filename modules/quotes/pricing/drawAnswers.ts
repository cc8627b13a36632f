import type { Answers, Question, QuestionSection } from "../catalogue/question.ts"

/** For tests: answers such as people might give, drawn by chance but the same on every run. */
export function drawAnswers(sections: QuestionSection[], seed: number): Answers {
  const chance = generator(seed)
  const drawn = sections
    .flatMap((section) => section.questions)
    .filter(() => chance() > 0.12)
    .map((question) => [question.key, drawAnswer(question, chance)] as const)
  return Object.fromEntries(drawn)
}

function drawAnswer(question: Question, chance: () => number): string | string[] {
  const values = (question.options ?? []).map((option) => option.value)
  if (question.type === "checkbox") return values.filter(() => chance() < 0.5)
  if (question.type === "radio") return values[Math.floor(chance() * values.length)] ?? ""
  if (question.type === "number") return drawNumber(question.validation ?? {}, chance)
  return question.type === "date" ? "2027-03-01" : "Graag met zorg."
}

/** Leans to the small side, as answers do, and takes the limits themselves now and then. */
function drawNumber({ min = 0, max = 100 }: { min?: number; max?: number }, chance: () => number): string {
  const place = chance()
  if (place < 0.05) return String(min)
  if (place > 0.95) return String(max)
  const value = min + (max - min) * place ** 3
  return String(Math.max(min, max - min > 20 ? Math.round(value) : Math.round(value * 10) / 10))
}

/** Mulberry32: a small generator whose draws depend on the seed alone. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
