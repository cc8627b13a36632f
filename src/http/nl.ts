/** Sentences of failures that belong to no module. */
export const general = {
  invalid: "Controleer de gemarkeerde velden.",
  field: "Dit veld is niet goed ingevuld.",
  malformed: "Dit bericht is niet te lezen.",
  notFound: "Deze pagina of dit onderdeel bestaat niet.",
  internal: "Er ging iets mis op de server. Probeer het later opnieuw (melding {{id}}).",
  tooFast: "Te veel verzoeken. Probeer het over {{seconds}} seconden opnieuw.",
  busy: "Het is even te druk. Probeer het over {{seconds}} seconden opnieuw.",
  tooLarge: "Dit bericht is te groot.",
  lengthRequired: "De lengte van dit bericht ontbreekt.",
  unsupportedType: "Dit soort bericht wordt hier niet aangenomen.",
  otherSite: "Dit verzoek komt van een andere website en is geweigerd.",
  otherBody: "Deze aanvraag is al eerder verstuurd, met andere gegevens.",
  badIdempotencyKey: "De sleutel van dit verzoek heeft de verkeerde vorm.",
  diskFull: "De opslag van de server is vol. Er is niets bewaard; probeer het later opnieuw.",
}

export const files = {
  empty: "Dit bestand is leeg.",
  tooLarge: "Dit bestand is te groot. Een foto mag hooguit 10 MB zijn.",
  notAPicture: "Dit is geen foto die we kunnen lezen. Kies een JPG, PNG of WebP.",
  heic: "Dit is een HEIC-foto van een iPhone. Kies JPG, of stuur de foto via de camera van de aanvraag.",
  tooManyPixels: "Deze foto heeft te veel beeldpunten. Kies een kleinere foto.",
  brokenPicture: "Deze foto is beschadigd en niet te lezen.",
}
