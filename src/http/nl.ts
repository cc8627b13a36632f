/** Sentences of failures that belong to no module. */
export const general = {
  invalid: "Controleer de gemarkeerde velden.",
  field: "Dit veld is niet goed ingevuld.",
  malformed: "Dit bericht is niet te lezen.",
  notFound: "Deze pagina of dit onderdeel bestaat niet.",
  internal: "Er ging iets mis op de server. Probeer het later opnieuw (melding {{id}}).",
  tooFast: "Te veel verzoeken. Probeer het over {{seconds}} seconden opnieuw.",
  tooFastForMinutes: "Te veel verzoeken. Probeer het over {{minutes}} minuten opnieuw.",
  busy: "Het is even te druk. Probeer het over {{seconds}} seconden opnieuw.",
  tooSlow: "Het versturen ging te langzaam en is afgebroken. Probeer het opnieuw met een betere verbinding.",
  tooLarge: "Dit bericht is te groot.",
  lengthRequired: "De lengte van dit bericht ontbreekt.",
  unsupportedType: "Dit soort bericht wordt hier niet aangenomen.",
  otherSite: "Dit verzoek komt van een andere website en is geweigerd.",
  otherBody: "Deze aanvraag is al eerder verstuurd, met andere gegevens.",
  badIdempotencyKey: "De sleutel van dit verzoek heeft de verkeerde vorm.",
  diskReadOnly:
    "De opslag van de server neemt niets meer aan. Er is niets opgeslagen; waarschuw wie de server beheert.",
  diskFull: "De opslag van de server is vol. Er is niets opgeslagen; probeer het later opnieuw.",
}

export const files = {
  empty: "Dit bestand is leeg.",
  missing: "Dit bestand staat niet meer op de server. Voeg het opnieuw toe, of laat een back-up terugzetten.",
  tooLarge: "Dit bestand is te groot. Het mag hooguit {{megabytes}} MB zijn.",
  tooMany: "Er kunnen hooguit {{most}} foto’s tegelijk mee.",
  uploadFields: "Stuur één bestand, en niets anders dan wat erbij hoort.",
  unknownFormat: "Dit soort bestand nemen we niet aan. Kies een PDF, foto of Office-bestand.",
  oldOffice: "Dit is een oud Office-bestand, of er zit een wachtwoord op. Sla het op als docx, xlsx of PDF.",
  unpacksTooLarge: "Dit bestand bevat te veel om te openen. Sla het op in delen, of als PDF.",
  macros: "In dit bestand zitten macro’s. Sla het op zonder macro’s, of als PDF.",
  notAPicture: "Dit is geen foto die we kunnen lezen. Kies een JPG, PNG of WebP.",
  heic: "Dit is een HEIC-foto van een iPhone. Die kunnen we niet lezen: kies een JPG.",
  tooManyPixels: "Deze foto heeft te veel beeldpunten. Kies een kleinere foto.",
  brokenPicture: "Deze foto is beschadigd en niet te lezen.",
}
