/** What the office reads of it before it opens a screen of it. */
export const projects = {
  tiles: {
    customers: {
      title: "Klanten",
      text: "Adressen, projecten en documenten per klant",
      count_one: "{{count}} klant",
      count_other: "{{count}} klanten",
    },
  },
  starts: {
    project: "Nieuw project",
    customer: "Nieuwe klant",
  },
  customers: { title: "Klanten" },
  notices: {
    delayed_one: "Project ‘{{name}}’ is over tijd",
    delayed_other: "{{count}} projecten zijn over tijd",
    delayedAction: "Verzetten",
    losing: "{{name}} gaat over de begroting",
    losingDetail: "Verwacht {{expected}} van {{agreed}} zonder btw · {{progress}}% gereed",
    losingAction: "Kosten",
    unplanned_one: "{{name}}: akkoord, niet gepland",
    unplanned_other: "{{count}} klussen zijn akkoord en niet gepland",
    unplannedDetail: "De grootste is {{name}}",
    unplannedAction: "Plan in",
  },
}
