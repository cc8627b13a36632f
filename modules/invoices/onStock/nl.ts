export const onStock = {
  open: "Op voorraad",
  title: "Factuur op voorraad",
  back: "Terug naar toewijzen",
  /** Why it is here and not among the projects. */
  explain: "Wat op voorraad ligt, kost een project pas iets als u het daar gebruikt.",
  none: "Deze factuur heeft geen regels",
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
    order: "Bestelling",
    noOrder: "Zonder bestelling",
    toCome: "{{number}}, nog {{amount}} te ontvangen",
    notInvoiced: "{{number}}, {{amount}} ontvangen",
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
}

/** What a screen says itself, before the server is asked. */
export const onStockErrors = {
  stockNothing: "Kies bij minstens één regel dat het op voorraad komt",
  stockItemMissing: "Kies een materiaal",
}
