/** An order on paper and in the mail, and what can be wrong with it. */
export const orderPaper = {
  title: "Bestelling",
  file: "Bestelling {{number}} {{supplier}}",
  number: "Bestelnummer",
  day: "Datum",
  expected: "Graag leveren op",
  article: "Artikelnummer",
  name: "Artikel",
  quantity: "Aantal",
  unit: "Eenheid",
  mention: "Noem nummer {{number}} op uw pakbon en factuur.",
}

export const orderErrors = {
  orderNotFound: "Deze bestelling bestaat niet.",
  orderLineNotFound: "Deze regel hoort niet bij deze bestelling.",
  orderLineOther: "Dit materiaal staat niet op die bestelling.",
  orderChanged: "Iemand anders heeft deze bestelling net gewijzigd. Kijk wat er nu staat.",
  orderClosed: "Deze bestelling is gesloten. Open hem eerst weer.",
  orderTooLong: "Een bestelling heeft hooguit 500 regels. Maak er twee van.",
  orderedTwice: "Een materiaal staat twee keer in deze bestelling",
  supplierMissing: "Vul in bij wie u bestelt",
  nothingOrdered: "Vul bij minstens één materiaal een aantal in",
  nothingReceived: "Vul bij minstens één materiaal in hoeveel er kwam",
  dayUnreal: "Dit is geen dag die bestaat",
  dayOver: "Deze dag is al voorbij",
  emailUnreal: "Vul een e-mailadres in, bijvoorbeeld bestel@groothandel.nl",
  mailOff: "E-mail is niet ingesteld. Sla de bestelling op als pdf, of bel hem door.",
}
