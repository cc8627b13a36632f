/** A supplier's name as it is recognised: without capitals, accents, signs, and the form of the company. */
export const nameKey = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\b(b\.?\s?v|n\.?\s?v|v\.?\s?o\.?\s?f|c\.?\s?v|gmbh|ltd|bvba)\b\.?/g, " ")
    .replace(/[^a-z0-9]+/g, "")
