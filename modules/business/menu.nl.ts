/** What the office reads of it before it opens a screen of it. */
export const business = {
  menu: "Facturen",
}
