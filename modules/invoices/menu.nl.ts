/** What the office reads of it before it opens a screen of it. */
export const invoices = {
  tiles: {
    allocation: {
      title: "Facturen toewijzen",
      text: "Inkoop verdelen over de projecten",
      count_one: "{{count}} open",
      count_other: "{{count}} open",
    },
  },
  purchases: { title: "Inkoopfacturen" },
  allocations: { title: "Facturen toewijzen" },
  notices: {
    toCheck_one: "{{count}} factuur om te controleren",
    toCheck_other: "{{count}} facturen om te controleren",
    unreadable_one: "{{count}} factuur kon niet worden gelezen",
    unreadable_other: "{{count}} facturen konden niet worden gelezen",
    overdueAction: "Nakijken",
    overdue_one: "{{count}} inkoopfactuur moest al betaald zijn",
    overdue_other: "{{count}} inkoopfacturen moesten al betaald zijn",
  },
}
