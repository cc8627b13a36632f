import type { Question } from "./question.ts"

type Options = NonNullable<Question["options"]>

export const yesNo: Options = [
  { value: "ja", label: "Ja" },
  { value: "nee", label: "Nee" },
]

export const yesNoUnknown: Options = [...yesNo, { value: "weet_niet", label: "Dat weet ik niet" }]

/** The same three levels as `pricing/level.ts` prices. */
export const finishLevels: Options = [
  { value: "basis", label: "Basis: degelijk en voordelig" },
  { value: "midden", label: "Midden: goede merken, ruime keuze" },
  { value: "luxe", label: "Luxe: topmerken en bijzondere materialen" },
]
