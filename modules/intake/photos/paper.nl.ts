import { photoCategory } from "../nl/photoCategory.nl.ts"

/** What stands in files of photos. */
export const photoPaper = {
  /** What a photo is called of which nobody said anything. */
  photo: "Foto",
  drawn: "met tekening",
  zip: "Foto’s {{project}}.zip",
  file: "Fotorapport {{project}}.pdf",
  title: "Fotorapport",
  project: "Project",
  address: "Adres",
  day: "Datum",
  count: "Foto’s",
  ofItem: "Foto: {{titles}}",
  gone: "Deze foto kan niet meer worden gelezen.",
  category: photoCategory,
}
