export const scans = {}

export const scansErrors = {
  invalidFile: "Upload een PDF of afbeelding (JPG, PNG)",
  scanNotFound: "Deze factuur bestaat niet (meer).",
  noPicture: "Van deze pagina kan geen beeld worden gemaakt.",
  noteTooLong: "De opmerking mag hooguit 300 tekens lang zijn.",
  projectArchived: "Dit project is gearchiveerd. Kies een ander.",
  tooManyWaiting: "Er wachten al {{most}} facturen op lezen. Probeer het over een minuut opnieuw.",
  postedStays: "Deze factuur is geboekt en blijft bewaard. Een verkeerde boeking neemt u terug met een tegenboeking.",
  notNow: "Deze factuur wordt al gelezen of is al geboekt.",
}
