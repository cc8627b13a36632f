/** What the office reads of it before it opens a screen of it. */
export const stock = {
  found: { group: "Materiaal" },
  notices: {
    low_one: "{{name}} is bijna op",
    low_other: "{{count}} materialen zijn bijna op",
    lowNames: "{{names}}",
    lowMore: "{{names}} en nog {{more}}",
    lowAction: "Bekijk",
  },
}
