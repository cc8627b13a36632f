/** What the office reads of it before it opens a screen of it. */
export const dashboard = {
  tiles: {
    figures: {
      title: "Cijfers",
      text: "Omzet, marge, uren en gewonnen offertes",
      count_one: "{{count}} voltooid",
      count_other: "{{count}} voltooid",
    },
  },
  figures: { title: "Cijfers" },
}
