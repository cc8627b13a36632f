/** Why a document can't be read, by `ReadFailure`. */
export const readingErrors = {
  encrypted:
    "Deze pdf is beveiligd met een wachtwoord. Sla hem zonder wachtwoord op, of vul de gegevens zelf in.",
  brokenPdf: "Deze pdf is beschadigd en kan niet worden gelezen. Vraag de leverancier om een nieuwe.",
  brokenPicture: "Deze foto is beschadigd of niet compleet. Maak hem opnieuw.",
  brokenXml: "Dit XML-bestand is beschadigd en kan niet worden gelezen.",
  otherXml: "Dit XML-bestand is geen factuur die Waterpas kent (UBL, Peppol of Factur-X).",
  heic: "Deze foto is in HEIC-formaat. Kies op de iPhone bij Instellingen > Camera > Formaten voor ‘Meest compatibel’, of stuur de foto als JPG.",
  tooLarge: "Deze foto heeft te veel beeldpunten. Maak hem kleiner, tot hooguit 40 megapixel.",
  tooHeavy: "Dit bestand vraagt te veel geheugen om te lezen. Vul de gegevens zelf in.",
  tooLong: "Het lezen duurde te lang en is gestopt. Vul de gegevens zelf in, of probeer een scherpere foto.",
  nothingToRead: "Op dit document is geen tekst gevonden. Is het een factuur? Maak dan een scherpere foto.",
  onlyFirstPages: "Van dit lange document zijn alleen de eerste pagina’s gelezen. Kijk de rest zelf na.",
  readerStopped: "Het lezen is onverwacht gestopt. Probeer het nog eens.",
}
