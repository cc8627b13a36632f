import type { Context } from "../../understanding/suggestion.ts"

/** A company that bought nothing yet. */
export const nobodyKnown: Context = {
  today: "2026-11-05",
  company: {
    name: "Bouwbedrijf Duin en Dijk",
    kvk: "12345678",
    btwId: "NL002455799B11",
    iban: "NL91ABNA0417164300",
  },
  suppliers: [],
}
