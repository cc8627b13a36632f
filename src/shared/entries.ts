import { type ProjectType, projectTypes, typeLabels } from "./projectTypes.ts"

/** Ways in for visitors beside the twelve types: what people call it, asked for as one of those. */
export const entries = ["schilderwerk", "stucwerk", "kleine_klus", "iets_anders"] as const
export type Entry = (typeof entries)[number]

export const entryLabels: Record<Entry, string> = {
  schilderwerk: "Schilderwerk",
  stucwerk: "Stucwerk",
  kleine_klus: "Kleine klus",
  iets_anders: "Iets anders",
}

export const entryAbout: Record<Entry, string> = {
  schilderwerk: "Een kamer of het hele huis binnen",
  stucwerk: "Wanden en plafonds glad",
  kleine_klus: "Een paar uur tot een dag werk",
  iets_anders: "Vertel het in uw eigen woorden",
}

/** What the calls know it as. What is described in words has no questions of its own: only its office files it there. */
export const entryType: ProjectType = "complete_renovatie"

/** All that a visitor can choose; a company offers each of them or not. */
export const waysIn = [...projectTypes, ...entries] as const
export type WayIn = (typeof waysIn)[number]

export const wayLabels: Record<WayIn, string> = { ...typeLabels, ...entryLabels }
