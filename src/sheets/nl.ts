/** Why a list can't be imported. */
export const sheets = {
  empty: "Dit bestand is leeg.",
  onlyHeadings: "Dit bestand heeft alleen een kopregel. Er staat verder niets in.",
  oldExcel:
    "Dit is een oud Excel-bestand (.xls), of er zit een wachtwoord op. Sla het op als .xlsx zonder wachtwoord.",
  openDocument: "Dit is een bestand van LibreOffice (.ods). Sla het op als .xlsx of CSV en kies dat bestand.",
  noExcel: "Dit is geen Excel-bestand. Kies een .xlsx- of CSV-bestand.",
  locked: "Er zit een wachtwoord op dit bestand. Sla het op zonder wachtwoord.",
  broken:
    "Dit Excel-bestand is niet te lezen. Open het in Excel, sla het opnieuw op als .xlsx en probeer het nog eens.",
  tooHeavy: "Er staat te veel in dit Excel-bestand. Zet alleen de lijst in een nieuw bestand, of kies CSV.",
  tooMuchText: "Er staat te veel tekst in dit bestand. Verdeel de lijst over meer bestanden.",
  noSheet: "Dit bestand is geen Excel- of CSV-bestand.",
  unclosed: "In rij {{row}} begint een tekst met een aanhalingsteken dat nergens eindigt.",
  tooWide: "Dit bestand heeft te veel kolommen. Er kunnen er {{most}} zijn.",
  tooLong:
    "Dit bestand heeft te veel rijen. Er kunnen er {{most}} tegelijk: verdeel de lijst over meer bestanden.",
  mapping: "Elke soort gegevens kan in één kolom staan.",
  meanwhile: "Er wordt nu veel gewijzigd. Er is niets geïmporteerd; probeer het zo nog eens.",
  wrongRows:
    "Er is niets geïmporteerd: {{count}} keer klopt een rij niet. Verbeter het bestand, of sla foute rijen over.",
}

/** What Excel shows for whether something is so. */
export const truths = { yes: "WAAR", no: "ONWAAR" }
