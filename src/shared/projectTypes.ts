/** The twelve kinds of work, in the order of their groups. */
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

/** What it comes to, in a few words for visitors. */
export const typeAbout: Record<ProjectType, string> = {
  badkamer: "Nieuw of vernieuwen",
  keuken: "Plaatsen en aansluiten",
  complete_renovatie: "Het hele huis",
  aanbouw: "Groter wonen op de begane grond",
  opbouw: "Een verdieping erbij",
  dakkapel: "Meer licht en ruimte op zolder",
  dakwerk_hellend: "Dakpannen en isolatie",
  dakwerk_plat: "Bitumen of kunststof",
  kozijnen: "Ramen, deuren en glas",
  vloeren: "Leggen en egaliseren",
  elektra: "Groepenkast en leidingen",
  isolatie: "Dak, gevel en vloer",
}
