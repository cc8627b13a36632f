export const onStock = {
  /** In the history of the material. */
  note: "Factuur {{number}} van {{supplier}}",
}

export const onStockErrors = {
  stockCurrency:
    "Deze factuur is in {{currency}}. Alleen bedragen in euro’s kunnen zo op voorraad. Voeg het materiaal met de hand toe bij Voorraad.",
  stockCredit:
    "Een creditnota kan niet op voorraad. Haal wat u terugbracht zelf van de voorraad, en wijs het bedrag toe aan een project.",
  stockNothing: "Kies bij minstens één regel een materiaal voor op voorraad",
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
