/** How a letter names its reader: 'familie Kloet', 'heer Van Dijk'. Empty: a company, or nobody we know by name. */
export function addressed(client: string): string {
  const name = client.trim()
  if (company.test(name)) return ""
  for (const [written, said] of titles) if (written.test(name)) return name.replace(written, said)
  return name
}

/** The opening of a formal letter. */
export const salutation = (client: string): string => `Geachte ${addressed(client) || "heer, mevrouw"},`

const company =
  /(^|\s)(b\.?v|n\.?v|v\.?o\.?f|c\.?v|u\.?a|vve|v\.v\.e|stichting|vereniging|bedrijf|gemeente|maatschap|holding|beheer)\.?(?=\s|$)/i

const titles: [written: RegExp, said: string][] = [
  [/^(de |dhr\.? |meneer )*(heer|dhr\.?|meneer) (?=\S)/i, "heer "],
  [/^(mevrouw|mevr\.?|mw\.?) (?=\S)/i, "mevrouw "],
  [/^(de )?(familie|fam\.?) (?=\S)/i, "familie "],
]
