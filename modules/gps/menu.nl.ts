/** What the office reads of it before it opens a screen of it. */
export const gps = {
  hoursFound: { group: "Uren", of: "Uren van {{name}}" },
  approvalScreen: { title: "Uren goedkeuren" },
  week: { title: "Uren" },
  approval: {
    notices: {
      toApprove_one: "{{count}} urenregistratie te keuren",
      toApprove_other: "{{count}} urenregistraties te keuren",
      allReady: "{{hours}} u {{minutes}} min, compleet",
      someReady: "{{hours}} u {{minutes}} min; {{missing}} nog niet compleet",
      noneReady: "{{hours}} u {{minutes}} min, nog niet compleet",
      noRate_one: "Voor {{count}} medewerker is geen uurtarief bekend",
      noRate_other: "Voor {{count}} medewerkers is geen uurtarief bekend",
    },
  },
}
