import { detail } from "./nl/detail.worker.nl.ts"
import { files } from "./nl/files.worker.nl.ts"
import { list } from "./nl/list.worker.nl.ts"

/** What a worker reads of projects: without prices, customers and what happened to them. */
export const projects = {
  /** On the start screen. */
  tiles: {
    projects: {
      title: "Projecten",
      text: "Alle klussen, met status, ploeg en planning",
      count_one: "{{count}} actief",
      count_other: "{{count}} actief",
    },
  },
  /** Choosing one by a part of what is known of it. */
  picker: {
    label: "Project",
    hint: "Zoeken op naam, adres of klant",
    list: "Gevonden projecten",
    clear: "Keuze leegmaken",
    found_one: "{{count}} project",
    found_other: "{{count}} projecten",
    more_one: "En nog {{count}} project. Typ verder om te zoeken.",
    more_other: "En nog {{count}} projecten. Typ verder om te zoeken.",
  },
  files,
  map: { of: "Kaart van {{name}}" },
  errors: {
    notFound: "Project niet gevonden",
    fileNotFound: "Dit bestand is er niet (meer).",
    fileArchived: "Dit project is gearchiveerd. Zet het eerst terug om bestanden te wijzigen.",
    fileNotYours: "Dit bestand heeft een ander toegevoegd. Vraag het kantoor om het te verwijderen.",
  },
  list,
  detail,
}
