/** What is around the calculators behind the login; those bring their own words, as visitors meet them too. */
export const calculators = {
  screen: {
    title: "Rekenhulp",
    clear: "Leegmaken",
    cleared: "Alle velden zijn leeg.",
    notKept: "Dit toestel onthoudt niets. Wat u invult, is weg als u dit scherm sluit.",
  },
  toProject: {
    open: "Bij project zetten",
    title: "Bij welk project?",
    intro: "Het komt als notitie bij het project, met de berekening erbij.",
    missing: "Kies een project.",
    failed: "De berekening staat niet bij het project",
    done: "De berekening gaat naar de notities van het project.",
  },
}
