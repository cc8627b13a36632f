import type { NoteKind } from "./schema.ts"

/** A note of the invented company; `job` is a part of the project's name. */
export interface SampleNote {
  daysAgo: number
  by: string
  on: "project" | "customer" | "quotation"
  job: string
  kind?: NoteKind
  text: string
  officeOnly?: true
  task?: { who: string; inDays: number }
  /** Who ticked it off. */
  done?: string
  /** Who has read that it calls him. */
  read?: string
}

export const sampleNotes: SampleNote[] = [
  {
    ...{ daysAgo: 17, by: "annelies", on: "customer", job: "familie De Jonge", kind: "agreement" },
    text: "Overdag bellen na 12.00 uur, zij werkt in de ochtend. Sleutel ligt bij de buren op nummer 16.",
  },
  {
    ...{ daysAgo: 9, by: "joost", on: "project", job: "Badkamer familie De Jonge" },
    text: "Standleiding zit 8 cm verder naar links dan op tekening. Inbouwreservoir past nog net.",
  },
  {
    ...{ daysAgo: 6, by: "bram", on: "project", job: "Badkamer familie De Jonge", kind: "call" },
    text: "Mevrouw wil de nis 10 cm breder. Afgesproken als meerwerk, prijs volgt. @Daan voor het tegelen uitzetten.",
    ...{ read: "daan" },
  },
  {
    ...{ daysAgo: 2, by: "bram", on: "project", job: "Badkamer familie De Jonge", officeOnly: true },
    text: "Tweede termijn is nog niet betaald, mondeling beloofd voor vrijdag.",
    task: { who: "annelies", inDays: 1 },
  },
  {
    ...{ daysAgo: 1, by: "annelies", on: "project", job: "Badkamer familie De Jonge" },
    text: "Tegels komen vrijdag tussen 7 en 9 uur. @Daan tel de dozen: 34 wand, 12 vloer.",
    task: { who: "daan", inDays: 0 },
  },
  {
    ...{ daysAgo: 8, by: "sander", on: "project", job: "Aanbouw familie Boogert" },
    text: "Fundering is 5 cm dieper geworden door het puin van de oude schuur. 4 uur extra met z’n tweeën.",
  },
  {
    ...{ daysAgo: 3, by: "bram", on: "project", job: "Aanbouw familie Boogert", kind: "call" },
    text: "Hefschuifpui staat op week 50, niet op week 49. Planning aanpassen of tijdelijk dichtzetten.",
    ...{ task: { who: "bram", inDays: -1 } },
  },
  {
    ...{ daysAgo: 5, by: "annelies", on: "project", job: "Dakkapel mevrouw Van der Weele" },
    text: "Melding bij de gemeente is binnen, geen bezwaar. Brief zit bij de bestanden.",
    ...{ task: { who: "annelies", inDays: -4 }, done: "annelies" },
  },
  {
    ...{ daysAgo: 4, by: "annelies", on: "quotation", job: "H. Brouwershaven", kind: "call" },
    text: "Wil het eerst met zijn dochter bespreken. Vindt de prijs netjes, twijfelt over de steigerkosten.",
    ...{ task: { who: "annelies", inDays: 0 } },
  },
  {
    ...{ daysAgo: 3, by: "bram", on: "quotation", job: "Hanneke Bolle", kind: "call" },
    text: "Gesproken: keukenleverancier komt pas in week 51 met de maten. Daarna beslist ze.",
    ...{ task: { who: "bram", inDays: 8 } },
  },
  {
    ...{ daysAgo: 30, by: "annelies", on: "customer", job: "familie Oele", kind: "agreement" },
    text: "Hond is vals tegen mannen met een helm. Eerst bellen, dan gaat hij naar de buren.",
  },
]
