/** Photos that are shared with a client: the office alone does that. */
export const shares = {
  button: "Delen",
  title: "Foto’s delen met een link",
  hint: "Wie de link heeft, ziet alleen deze foto’s met hun titel en datum. Notities blijven binnen.",
  nothing: "Kies eerst de foto’s die u wilt delen.",
  days: "Hoe lang de link werkt",
  forDays: "{{days}} dagen",
  make_one: "Maak een link naar {{count}} foto",
  make_other: "Maak een link naar {{count}} foto’s",
  link: "Link voor de klant",
  once: "Kopieer de link nu: hij wordt maar één keer getoond.",
  copyFailed: "Kopiëren lukt niet. Selecteer de link en kopieer hem zelf.",
  live: "Links die nog werken",
  none: "Er zijn geen links die nog werken.",
  of_one: "{{count}} foto, tot {{day}}",
  of_other: "{{count}} foto’s, tot {{day}}",
  unopened: "Gemaakt door {{by}}, nog niet bekeken",
  opened_one: "Gemaakt door {{by}}, {{count}} keer bekeken",
  opened_other: "Gemaakt door {{by}}, {{count}} keer bekeken",
  end: "Beëindigen",
  endTitle: "Link beëindigen?",
  endText: "Wie de link heeft, ziet de foto’s dan niet meer. Dat is niet terug te draaien.",
  keep: "Laat werken",
  ended: "De link werkt niet meer",
  failed: "Dat lukte niet",
}

export const shareErrors = {
  shareNothing: "Kies minstens één foto.",
  shareTooMany: "In één link passen hooguit 200 foto’s.",
  shareDays: "Kies hoe lang de link werkt.",
  shareNotFound: "Deze link is er niet (meer).",
}
