/** Of the calculators, what only the office meets: money, quotations and orders. */
export const calculators = {
  cost: {
    title: "Kosten",
    hours: "Uren",
    hoursUnit: "uur",
    rate: "Uurtarief",
    rateUnit: "€ per uur",
    rates: "Tarief van",
    changeRates: "Naar de tarieven",
    materials: "Materiaal, zonder btw",
    vat: "Btw",
    lowHint:
      "{{low}}% geldt alleen voor schilderen, stucen, behangen en isoleren van een woning ouder dan 2 jaar, en voor schoonmaken in een woning. Is bij isoleren meer dan de helft materiaal, dan is dat materiaal {{high}}%.",
    total: "{{total}} met btw",
    net: "{{net}} zonder btw",
    labourOf: "{{hours}} uur × {{rate}} = {{labour}}",
    materialOf: "Materiaal: {{materials}}",
    vatOf: "{{vatRate}}% btw: {{vat}}",
    work: "Werk met materiaal",
  },
  toQuotation: {
    open: "Naar offerte",
    title: "Bij welk project?",
    intro: "De hoeveelheid komt als regel in de offerte. U slaat die daar zelf op.",
    failed: "Er is geen project gekozen",
  },
  toOrder: {
    open: "Bestellen",
    title: "Wat bestelt u?",
    intro: "Berekend: {{what}}. De bestelling maakt u daarna zelf.",
    itemId: "Materiaal",
    missing: "Kies een materiaal.",
    quantity: "Hoeveel",
    save: "Naar de bestelling",
    failed: "Er is nog niets te bestellen",
  },
}
