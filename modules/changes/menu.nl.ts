/** What the office reads of it before it opens a screen of it. */
export const changes = {
  title: "Laatste wijzigingen",
}
