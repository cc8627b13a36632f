/** What the office reads of it before it opens a screen of it. */
export const business = {
  menu: "Facturen",
  start: "Factuur maken",
  notices: {
    overdue_one: "Factuur {{number}} had betaald moeten zijn",
    overdue_other: "{{count}} facturen hadden betaald moeten zijn",
    due_one: "Een termijn van {{project}} kan worden gefactureerd",
    due_other: "{{count}} termijnen kunnen worden gefactureerd",
    filesFailed_one: "De bestanden van {{count}} factuur zijn niet gemaakt",
    filesFailed_other: "De bestanden van {{count}} facturen zijn niet gemaakt",
  },
}
