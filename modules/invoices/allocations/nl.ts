export const allocations = {}

export const allocationsErrors = {
  allocationAmount: "Voer een geldig bedrag in",
  allocationTooHigh: "Maximum beschikbaar: {{amount}}",
  allocationInvoice: "Deze inkoopfactuur is er niet (meer).",
  allocationReversed: "Deze inkoopfactuur is teruggeboekt en kan niet worden toegewezen.",
  allocationCurrency:
    "Deze factuur is in {{currency}}. Alleen bedragen in euro’s kunnen zo op een project komen. Boek de kosten met de hand op de pagina van het project.",
  allocationNotFound: "Deze allocatie is er niet (meer).",
}
