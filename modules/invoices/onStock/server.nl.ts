/** In the history of the material. */
export const arrivalNote = "Factuur {{number}} van {{supplier}}"

/** Only the server says them, so no screen loads them. */
export const onStockRefusals = {
  stockCurrency: "Deze factuur is in {{currency}}. Alleen bedragen in euro’s kunnen zo op voorraad.",
  stockCredit:
    "Een creditnota kan niet op voorraad. Pas zelf aan wat u terugbracht, en wijs het bedrag toe aan een project.",
  stockTwice: "Een van deze regels staat al op voorraad. Kijk wat er nu staat.",
  stockLineGone: "Deze regel is er niet (meer).",
  stockWorthless: "Korting, of wat niets kost, kan niet zelf op voorraad. Verdeel die regel over de andere.",
  stockTooHigh:
    "Van deze factuur is nog {{left}} over; deze regels zijn samen {{amount}}. Kies er minder of verwijder eerst een toewijzing.",
  stockUsed: "Van {{name}} ligt niet alles er meer. Tel de voorraad of breng het terug.",
}
