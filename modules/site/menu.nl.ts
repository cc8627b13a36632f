/** What the office reads of it before it opens a screen of it. */
export const messages = {
  tiles: {
    messages: {
      title: "Berichten",
      text: "Wat via het contactformulier binnenkwam",
      count_one: "{{count}} nieuw",
      count_other: "{{count}} nieuw",
    },
  },
  title: "Berichten",
  notices: {
    answer: "Antwoorden",
    new_one: "{{count}} nieuw bericht van een bezoeker",
    new_other: "{{count}} nieuwe berichten van bezoekers",
  },
}
