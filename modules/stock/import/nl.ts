/** Materials from a sheet. */
export const importing = {
  title: "Materialen importeren",
  open: "Importeren",
  intro:
    "Kies een eigen lijst of die van uw groothandel, met op de eerste regel de namen van de kolommen. Een artikelbericht van DICO (XML) kan ook. Is de lijst te groot? Laat in Excel alleen de groepen staan die u gebruikt. U ziet eerst wat er gaat gebeuren.",
  groups: { item: "Materiaal", price: "Prijs", amount: "Hoeveel" },
  /** What is no field of a material: those go by the name that the form has. */
  column: {
    brand: "Merk, voor de naam",
    netPrice: "Nettoprijs",
    price: "Prijs zonder btw",
    grossPrice: "Brutoprijs",
    pricePer: "Prijs geldt voor zoveel",
    quantity: "Hoeveel er ligt",
  },
  noName: "Kies in welke kolom de naam, het artikelnummer of de code staat.",
  choices: {
    title: "Over deze lijst",
    supplier: "Leverancier van deze lijst",
    supplierHint:
      "Zoals hij in uw voorraad heet. Geldt voor alle rijen; laat leeg als elke rij zijn leverancier noemt.",
    onlyKnown: "Alleen bijwerken wat al in de voorraad staat",
    leftOut_one: "{{count}} rij staat niet in de voorraad en blijft weg.",
    leftOut_other: "{{count}} rijen staan niet in de voorraad en blijven weg.",
    onlyKnownHint: "Een groothandel verkoopt meer dan u op voorraad hebt.",
  },
  knownAs: "Heet in uw voorraad: {{name}}",
  filledIn: "Wordt ingevuld: {{fields}}",
  kept: "Staat er al anders en blijft zo: {{fields}}",
  priceNew: "€ {{to}} per {{unit}}",
  priceChanged: "€ {{from}} wordt € {{to}} per {{unit}}",
  counted: "Er ligt {{amount}} in de werkplaats",
  archived: "Staat in het archief en blijft daar",
  unfit: "{{field}}: te lang of niet leesbaar.",
  amount: "{{field}}: schrijf dit als 40 of 2,5.",
  fault: {
    currentPrice: "Deze prijs klopt niet. Schrijf die als 12,50, hooguit 10.000 euro.",
    pricePer: "Voor hoeveel deze prijs geldt, is niet te lezen. Schrijf 100.",
    nameMissing: "Er staat geen naam in deze rij.",
    maxMissing: "Er staat een minimum, maar geen maximum.",
    codeRounded: "Excel heeft deze code afgerond. Maak van die kolom tekst en zet de code er opnieuw in.",
    checkDigit: "In deze code zit een fout: het laatste cijfer klopt niet.",
    twice: "Dit materiaal staat hoger in de lijst ook al.",
    tooMany:
      "Er kunnen 1.000 nieuwe tegelijk bij, 20.000 in totaal. Sla deze over en importeer de lijst nog eens.",
  },
  newItems_one: "{{count}} nieuw materiaal",
  newItems_other: "{{count}} nieuwe materialen",
  countedItems_one: "voorraad geboekt van {{count}} materiaal",
  countedItems_other: "voorraad geboekt van {{count}} materialen",
  changedPrices_one: "{{count}} nieuwe prijs",
  changedPrices_other: "{{count}} nieuwe prijzen",
  filledItems_one: "{{count}} materiaal aangevuld",
  filledItems_other: "{{count}} materialen aangevuld",
}

/** Why an article message can't be read. */
export const importErrors = {
  brokenXml: "Dit XML-bestand is niet te lezen. Vraag uw leverancier om een nieuw bestand.",
  otherXml:
    "Dit XML-bestand is geen artikelbericht van DICO. Vraag uw leverancier om de lijst in Excel of CSV.",
}
