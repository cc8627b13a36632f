/** What the office reads of it before it opens a screen of it. */
export const notes = {
  found: { group: "Notities en taken" },
}
