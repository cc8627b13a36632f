/** What every form of the office says. */
export const form = {
  wrong: "Dit veld is niet goed ingevuld.",
  cancel: "Annuleren",
  changed: {
    title: "Iemand anders was u voor",
    yours: "Van u:",
    saved: "Nu opgeslagen:",
    nothing: "niet ingevuld",
    keep: "Mijn wijzigingen houden",
    load: "Nieuwste gegevens laden",
    explain:
      "‘Mijn wijzigingen houden’ neemt de nieuwste gegevens over, behalve waar u zelf iets hebt gewijzigd. Daarna kunt u opslaan. ‘Nieuwste gegevens laden’ vervangt alles wat u hebt ingevuld.",
  },
}
