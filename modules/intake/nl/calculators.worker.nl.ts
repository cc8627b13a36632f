/** What is around the calculators behind the login; those bring their own words, as visitors meet them too. */
export const calculators = {
  screen: {
    title: "Rekenhulp",
    open: "Naar de rekenhulp",
    clear: "Leegmaken",
    cleared: "Alle velden zijn leeg.",
    notKept: "Dit toestel onthoudt niets. Wat u invult, is weg als u dit scherm sluit.",
  },
  /** Rooms of a project, of which the measures are known. */
  choose: {
    open: "Ruimte kiezen",
    title: "Welke ruimte?",
    rooms: "Ruimten",
    measures: "Vloer {{floor}}, wanden {{walls}}",
    none: "Meet een ruimte op of teken de plattegrond. Daarna kiest u die hier.",
    missing: { projectId: "Kies een project.", rooms: "Kies een ruimte." },
    tooMany: "Er passen hooguit {{most}} ruimtes. Kies er minder, of verwijder er eerst een.",
    save: "Overnemen",
    failed: "Er is nog niets gekozen",
    done_one: "{{names}} is overgenomen.",
    done_other: "{{names}} zijn overgenomen.",
  },
  taken: {
    plan: "{{name}}, plattegrond",
    list: "{{name}}, maten",
    measure: { floor: "Vloer", perimeter: "Omtrek", walls: "Muren", volume: "Inhoud" },
    lessOpenings: "Deuren en ramen zijn er al af.",
    drop: "Zelf invullen",
    dropped: "De maten van {{names}} zijn verwijderd.",
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
