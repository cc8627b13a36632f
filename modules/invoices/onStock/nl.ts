export const onStock = {
  open: "Op voorraad",
  title: "Factuur op voorraad",
  back: "Terug naar toewijzen",
  about: "{{supplier}} {{number}}",
  /** Why it is here and not among the projects. */
  explain: "Wat op voorraad ligt, kost een project pas iets als u het daar gebruikt.",
  lines: "Regels van de factuur",
  none: "Deze factuur heeft geen regels",
  noneText: "Voeg het materiaal toe bij Voorraad, of wijs de factuur toe.",
  done: "Van deze factuur is niets meer over",
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
    item: "Materiaal",
    order: "Bestelling",
    noOrder: "Zonder bestelling",
    toCome: "{{number}}, nog {{amount}} te ontvangen",
    notInvoiced: "{{number}}, {{amount}} ontvangen",
    price: "€ {{price}} per {{unit}}",
    last: "€ {{price}} per {{unit}}, laatst € {{last}}",
    far: "Dit scheelt veel met de laatste prijs. Klopt het aantal?",
  },
  sum: "{{amount}} van {{left}} die nog over is",
  book: "Boek op voorraad",
  booked: "Op voorraad geboekt",
  failed: "De regels zijn niet op voorraad gezet",
  said_one: "{{name}} ligt op voorraad.",
  said_other: "{{count}} regels liggen op voorraad.",
  undone: "De regels zijn weer van de voorraad af.",
  existing: {
    part: "Voorraad: {{name}}, {{amount}}",
    before: "was al binnen",
    remove: "{{name}} van de voorraad verwijderen",
    ask: "Van de voorraad verwijderen?",
    askText: "{{amount}} {{name}} gaat van de voorraad af. Het bedrag is daarna weer vrij.",
    askBefore: "{{name}} was al binnen en blijft liggen. Het bedrag is daarna weer vrij.",
    removed: "Van de voorraad verwijderd",
  },
  /** In the history of the material. */
  note: "Factuur {{number}} van {{supplier}}",
}

export const onStockErrors = {
  stockCurrency: "Deze factuur is in {{currency}}. Alleen bedragen in euro’s kunnen zo op voorraad.",
  stockCredit:
    "Een creditnota kan niet op voorraad. Pas zelf aan wat u terugbracht, en wijs het bedrag toe aan een project.",
  stockNothing: "Kies bij minstens één regel dat het op voorraad komt",
  stockItemMissing: "Kies een materiaal",
  stockTwice: "Een van deze regels staat al op voorraad. Kijk wat er nu staat.",
  stockLineUnknown: "Deze regel staat niet op de factuur.",
  stockWorthless: "Korting, of wat niets kost, kan niet zelf op voorraad. Verdeel die regel over de andere.",
  stockTooHigh:
    "Van deze factuur is nog {{left}} over; deze regels zijn samen {{amount}}. Kies er minder of verwijder eerst een toewijzing.",
  stockPartNotFound: "Deze regel staat niet (meer) op voorraad.",
  stockUsed: "Van {{name}} ligt niet alles er meer. Tel de voorraad of breng het terug.",
}
