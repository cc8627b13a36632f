import type { ExtraLineInput, NewExtra } from "./schema.ts"

export const niche: NewExtra = {
  title: "Tweede nis in de douche",
  details: "Zelfde tegel, ledverlichting erin.",
  lines: [extraLine({ description: "Nis metselen en betegelen", unitPrice: 420.5 })],
  delayDays: 1.5,
  hours: 6,
  photo: null,
  agreement: null,
}

export function extraLine(over: Partial<ExtraLineInput> = {}): ExtraLineInput {
  return {
    description: "Werk",
    quantity: 1,
    unit: "post",
    unitPrice: 100,
    vatRate: 21,
    vatReason: "",
    ...over,
  }
}

export const spoken = { how: "spoken", on: "2026-11-21", by: "Mevrouw Vos" } as const
