/** The twelve types of section 3 of the specification, in the order of its groups. */
export const projectTypes = [
  "badkamer",
  "keuken",
  "complete_renovatie",
  "aanbouw",
  "opbouw",
  "dakkapel",
  "dakwerk_hellend",
  "dakwerk_plat",
  "kozijnen",
  "vloeren",
  "elektra",
  "isolatie",
] as const
export type ProjectType = (typeof projectTypes)[number]

export const groups = {
  renovation: ["badkamer", "keuken", "complete_renovatie"],
  extension: ["aanbouw", "opbouw", "dakkapel"],
  maintenance: ["dakwerk_hellend", "dakwerk_plat", "kozijnen", "vloeren", "elektra", "isolatie"],
} as const satisfies Record<string, readonly ProjectType[]>

/** What a project type is called, by visitors, the office and on documents. */
export const typeLabels: Record<ProjectType, string> = {
  badkamer: "Badkamer",
  keuken: "Keuken",
  complete_renovatie: "Complete renovatie",
  aanbouw: "Aanbouw",
  opbouw: "Opbouw",
  dakkapel: "Dakkapel",
  dakwerk_hellend: "Hellend dak",
  dakwerk_plat: "Plat dak",
  kozijnen: "Kozijnen",
  vloeren: "Vloeren",
  elektra: "Elektra",
  isolatie: "Isolatie",
}
