import type { ContactMessage } from "./schema.ts"

export const sampleMessage: ContactMessage = {
  naam: "Sanne Goedbloed",
  email: "sanne@voorbeeld.example",
  telefoon: "06 12 34 56 78",
  onderwerp: "Lekkage bij de dakkapel",
  bericht: "Goedemiddag,\n\nHet lekt bij regen. Kunt u komen kijken?",
}

/** What was written to the invented company, oldest first. */
export const sampleMessages: (ContactMessage & { daysAgo: number; answered?: string })[] = [
  {
    daysAgo: 9,
    answered:
      "Beste Corné,\n\nWij verhuren zelf niet, maar onze rolsteiger is op 14 en 15 december vrij. Haal hem gerust op voor € 45 per dag.",
    naam: "Corné Jobse",
    email: "corne.jobse@voorbeeld.example",
    telefoon: "06 00 00 77 01",
    onderwerp: "Rolsteiger huren",
    bericht:
      "Beste mensen,\n\nVerhuren jullie ook een rolsteiger? Het gaat om twee dagen in december.\n\nCorné",
  },
  {
    daysAgo: 2,
    naam: "Familie Op den Dijk",
    email: "familie-op-den-dijk@voorbeeld.example",
    telefoon: "",
    onderwerp: "Vraag over onze aanvraag",
    bericht:
      "Goedemorgen,\n\nWe twijfelen nog tussen een schuifpui en openslaande deuren. Scheelt dat veel in de prijs? En kan de aanbouw voor de zomer klaar zijn?\n\nGroet, Marja",
  },
  { daysAgo: 0, ...sampleMessage, telefoon: "06 00 00 77 03" },
]
