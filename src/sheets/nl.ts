/** Why a list can't be imported. */
export const sheets = {
  empty: "Dit bestand is leeg.",
  onlyHeadings: "Dit bestand heeft alleen een kopregel. Er staat verder niets in.",
  excel: "Dit is een Excel-bestand; sla het op als CSV en kies dat bestand.",
  noSheet: "Dit bestand is geen CSV-bestand.",
  unclosed: "In rij {{row}} begint een tekst met een aanhalingsteken dat nergens eindigt.",
  tooWide: "Dit bestand heeft te veel kolommen. Er kunnen er {{most}} zijn.",
  tooLong: "Dit bestand heeft te veel rijen. Er kunnen er {{most}} tegelijk.",
  mapping: "Elke soort gegevens kan in één kolom staan.",
  meanwhile: "Er wordt nu veel gewijzigd. Er is niets geïmporteerd; probeer het zo nog eens.",
  wrongRows:
    "Er is niets geïmporteerd: {{count}} keer klopt een rij niet. Verbeter het bestand, of sla foute rijen over.",
}
