/** What the office reads of it before it opens a screen of it. */
export const settings = {
  tiles: {
    people: {
      title: "Medewerkers",
      text: "Wie kan inloggen, en met welke rol",
      count_one: "{{count}} account",
      count_other: "{{count}} accounts",
    },
    settings: {
      title: "Instellingen",
      text: "Bedrijfsgegevens, website en e-mail",
      count_one: "{{count}} leeg veld",
      count_other: "{{count}} lege velden",
    },
  },
  screen: { title: "Instellingen" },
  notices: {
    mailFailed_one: "De e-mail aan {{recipient}} is niet verstuurd",
    mailFailed_other: "{{count}} e-mails zijn niet verstuurd",
    filesMissing_one: "Van {{of}} opgeslagen bestanden ontbreekt er 1: zet een back-up terug",
    filesMissing_other: "Van {{of}} opgeslagen bestanden ontbreken er {{count}}: zet een back-up terug",
    siteShut: "Uw website is nog dicht: vul naam en telefoon in",
  },
}
