/** The Dutch of one quotation and its versions. */
export const quotation = {}

export const quotationErrors = {
  quotationNotFound: "Deze offerte bestaat niet (meer).",
  versionNotFound: "Deze versie van de offerte bestaat niet (meer).",
  versionMeanwhile:
    "{{by}} heeft intussen versie {{version}} bewaard. Bekijk die eerst; wat u typte blijft staan.",
  acceptedStays: "Deze offerte is geaccepteerd. Trek het akkoord eerst in om hem te wijzigen.",
  rejectedStays: "Deze offerte is afgewezen. Zet hem eerst terug om hem te wijzigen.",
  alreadyQuoted: "Dit project heeft al een offerte. Open die om hem te wijzigen.",
  onlyProposals: "Alleen een voorstel dat nog niet is bewaard kunt u weggooien.",
  tooManyLines: "Een offerte heeft hoogstens 300 regels.",
  lineTwice: "Deze regel staat er twee keer in.",
  descriptionMissing: "Vul een omschrijving in.",
  quantityWrong: "Vul een hoeveelheid boven 0 in.",
  quantityTooLarge: "Vul een hoeveelheid tot 100.000 in.",
  hoursWrong: "Vul een aantal uren van 0 tot 1.000 in.",
  priceWrong: "Vul een bedrag in tot € 1.000.000.",
  unknownNorm: "Deze norm bestaat niet (meer). Kies een andere, of vul zelf een prijs in.",
  vatReasonMissing: "Vul in waarom dit btw-tarief geldt.",
  yearWrong: "Vul een jaartal in als 1978.",
  dayWrong: "Vul een datum in die bestaat.",
  totalNegative: "Met deze korting komt het totaal onder nul.",
  shiftToPrivate: "Btw verleggen kan alleen naar een bedrijf. Kies bij gebruik ‘bedrijf’.",
  shiftWithoutBtwId: "Vul eerst bij de klant een geldig btw-id in.",
  alreadyKept: "Deze offerte is al bewaard. Open hem om hem te wijzigen.",
}
