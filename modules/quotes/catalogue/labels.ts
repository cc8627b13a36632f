import type { ProjectType } from "../question.ts"

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
