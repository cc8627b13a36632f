/** What a person should know of an e-invoice: codes of `Suggestion.remarks`. */
export const xmlRemarks = {
  dataTotalsDiffer:
    "In dit e-factuurbestand komen subtotaal, btw en totaal niet op elkaar uit. De bedragen staan hier zoals de leverancier ze opgaf.",
  dataVatDiffers: "In dit e-factuurbestand is de btw per tarief samen niet gelijk aan de btw van de factuur.",
  dataLinesDiffer: "In dit e-factuurbestand zijn de regels samen niet gelijk aan het subtotaal.",
  dataPayableDiffers: "In dit e-factuurbestand past het te betalen bedrag niet bij het totaal.",
  corrected: "Deze factuur verbetert een eerdere factuur. Kijk of die al is geboekt.",
  ownInvoice: "Volgens dit bestand is uw eigen bedrijf de leverancier: het lijkt een verkoopfactuur.",
  otherBuyer: "Volgens dit bestand is de factuur voor een ander bedrijf.",
  linesJoined: "Deze factuur heeft meer dan 500 regels. De laatste zijn per btw-tarief samengenomen.",
}

/** For a line of an e-invoice that doesn't say what it is for. */
export const lineNames = {
  line: "Artikel",
  discount: "Korting",
  charge: "Toeslag",
  rest: "Overige regels",
}
