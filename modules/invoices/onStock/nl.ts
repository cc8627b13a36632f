export const onStock = {
  open: "Op voorraad",
  title: "Factuur op voorraad",
  back: "Terug naar toewijzen",
  about: "{{supplier}} {{number}}",
  /** Why it is here and not among the projects. */
  explain:
    "Wat op voorraad ligt, is nog geen kost van een project. Dat wordt het pas als u het op een project gebruikt.",
  lines: "Regels van de factuur",
  none: "Deze factuur heeft geen regels",
  noneText:
    "Zonder regels is niet te zeggen wat er kwam. Voeg het materiaal toe bij Voorraad, of wijs de factuur toe.",
  done: "Alles van deze factuur is verwerkt",
  doneText: "Er is niets meer over om op voorraad te zetten.",
  toStock: "Naar voorraad",
  toInvoice: "Bekijk de toewijzing",
  line: {
    does: "Wat doet u ermee",
    doing: {
      receive: "Op voorraad, komt nu binnen",
      before: "Op voorraad, was al binnen",
      spread: "Verdeel over de andere regels",
      skip: "Niet op voorraad",
    },
    of: "van {{description}}",
    net: "{{amount}} zonder btw",
    already: "Ligt op voorraad",
    item: "Materiaal",
    itemHint: "Typ een deel van de naam of het nummer.",
    newItem: "Nieuw materiaal",
    quantity: "Aantal",
    order: "Bestelling",
    noOrder: "Zonder bestelling",
    toCome: "{{number}}, nog {{amount}} te ontvangen",
    notInvoiced: "{{number}}, {{amount}} ontvangen",
    price: "€ {{price}} per {{unit}}",
    last: "€ {{price}} per {{unit}}, laatst € {{last}}",
    far: "Dit scheelt veel met de laatste prijs. Klopt het aantal?",
  },
  place: "Waar komt het te liggen",
  sum: "{{amount}} van {{left}} die nog over is",
  book: "Boek op voorraad",
  booking: "Boeken…",
  booked: "Op voorraad geboekt",
  failed: "De regels zijn niet op voorraad gezet",
  said_one: "{{name}} ligt op voorraad.",
  said_other: "{{count}} regels liggen op voorraad.",
  undone: "De regels zijn weer van de voorraad af.",
  undoFailed: "Terugzetten mislukt.",
  existing: {
    title: "Op voorraad",
    part: "Voorraad: {{name}}, {{amount}}",
    before: "was al binnen",
    remove: "{{name}} van de voorraad halen",
    ask: "Van de voorraad halen?",
    askText: "{{amount}} {{name}} gaat van de voorraad af. Het bedrag is daarna weer vrij om toe te wijzen.",
    askBefore: "{{name}} blijft liggen: het was al binnen. Het bedrag is daarna weer vrij om toe te wijzen.",
    yes: "Haal weg",
    no: "Annuleren",
    removed: "Van de voorraad gehaald",
    failed: "Weghalen mislukt",
  },
  /** Beside the names of projects. */
  among: "Voorraad",
  /** In the history of the material. */
  note: "Factuur {{number}} van {{supplier}}",
}

export const onStockErrors = {
  stockCurrency:
    "Deze factuur is in {{currency}}. Alleen bedragen in euro’s kunnen zo op voorraad. Voeg het materiaal met de hand toe bij Voorraad.",
  stockCredit:
    "Een creditnota kan niet op voorraad. Haal wat u terugbracht zelf van de voorraad, en wijs het bedrag toe aan een project.",
  stockNothing: "Kies bij minstens één regel dat het op voorraad komt",
  stockItemMissing: "Kies een materiaal",
  stockTwice: "Een van deze regels staat al op voorraad. Kijk wat er nu staat.",
  stockLineUnknown: "Deze regel staat niet op de factuur.",
  stockWorthless:
    "Een regel zonder bedrag of met korting kan niet zelf op voorraad. Verdeel die over de andere regels.",
  stockTooHigh:
    "Van deze factuur is nog {{left}} over; deze regels zijn samen {{amount}}. Kies er minder of haal eerst een toewijzing weg.",
  stockPartNotFound: "Deze regel staat niet (meer) op voorraad.",
  stockUsed:
    "Van {{name}} ligt niet alles meer waar het binnenkwam. Tel de voorraad of breng het terug, en probeer het dan weer.",
}
