import type { ContactMessage } from "./schema.ts"

export const sampleMessage: ContactMessage = {
  naam: "Sanne Goedbloed",
  email: "sanne@voorbeeld.example",
  telefoon: "06 12 34 56 78",
  onderwerp: "Lekkage bij de dakkapel",
  bericht: "Goedemiddag,\n\nHet lekt bij regen. Kunt u komen kijken?",
}
