/** Of a printed or downloaded sheet. */
export const statusNames = {
  approved: "Goedgekeurd",
  rejected: "Teruggestuurd",
  open: "Te keuren",
  active: "Loopt",
  incomplete: "Onvolledig",
} as const

export const columns = {
  day: "Datum",
  week: "Week",
  person: "Persoon",
  kind: "Soort",
  project: "Project",
  from: "Begin",
  to: "Einde",
  break: "Pauze (min)",
  hours: "Uren",
  status: "Status",
  note: "Opmerking",
  minutes: "Minuten",
  personNumber: "Persoonnr",
  projectNumber: "Projectnr",
} as const

export const sheetTexts = {
  title: "Urenstaat",
  hours: "Uren",
  totals: "Totalen",
  total: "Totaal uren",
  perPerson: "Per persoon",
  perProject: "Per project",
  perWeek: "Per week",
  name: "Naam",
  all: "Totaal",
  noProject: "Zonder project",
  week: (number: number, year: string) => `Week ${number} van ${year}`,
  period: (from: string, to: string) => (from === to ? from : `${from} t/m ${to}`),
  file: (from: string, to: string, about: string) =>
    `${["Uren", about, from, from === to ? "" : `tm ${to}`].filter(Boolean).join(" ")}`,
} as const

/** What someone gets who asks for all that is kept of him. */
export const own = {
  file: (day: string) => `Mijn uren en posities ${day}`,
  hours: {
    file: "uren.csv",
    number: "Nummer",
    kind: "Soort",
    project: "Project",
    begin: "Begin",
    end: "Einde",
    minutes: "Minuten",
    break: "Pauze (min)",
    source: "Hoe gemaakt",
    sources: { timer: "Timer", auto: "Timer, vanzelf gestart", manual: "Met de hand ingevuld" },
    status: "Status",
    note: "Opmerking",
    reviewNote: "Bericht van kantoor",
    reviewedBy: "Beoordeeld door",
    corrected: "Gewijzigd",
    removed: "Verwijderd op",
    beginPlace: "Plek begin",
    endPlace: "Plek einde",
    deviceBegin: "Begin volgens uw apparaat",
    deviceEnd: "Einde volgens uw apparaat",
    skew: "Klok van uw apparaat liep voor (seconden)",
  },
  changes: {
    file: "wijzigingen.csv",
    number: "Nummer van de uren",
    at: "Wanneer",
    by: "Door",
    action: "Wat",
    reason: "Reden",
    before: "Was",
    after: "Werd",
    program: "Het programma zelf",
    actions: {
      "hours.added": "Ingevuld",
      "hours.corrected": "Gewijzigd",
      "hours.removed": "Verwijderd",
      "hours.restored": "Teruggezet",
      "hours.cut": "Ingekort, omdat iets anders begon",
      "hours.forgotten": "Afgesloten in de nacht, omdat de timer nog liep",
      "hours.approved": "Goedgekeurd",
      "hours.rejected": "Teruggestuurd",
      "hours.reopened": "Goedkeuring ingetrokken",
    } as Record<string, string>,
    fields: {
      start: "begin",
      end: "einde",
      kind: "soort",
      project: "project",
      breakMinutes: "pauze in minuten",
      note: "opmerking",
    } as Record<string, string>,
  },
  breaks: { file: "pauzes.csv", number: "Nummer van de uren", begin: "Begin", end: "Einde" },
  positions: {
    file: "posities.csv",
    number: "Nummer van de uren",
    at: "Tijd",
    deviceAt: "Tijd volgens uw apparaat",
    latitude: "Breedtegraad",
    longitude: "Lengtegraad",
    accuracy: "Nauwkeurig op (meter)",
    doubt: "Twijfel",
    doubts: { inaccurate: "Onnauwkeurig", jump: "Sprong van de GPS", clock: "Klok klopt niet" },
  },
  tasks: {
    file: "bewegingstaken.csv",
    day: "Dag",
    task: "Taak",
    project: "Project",
    source: "Herkend door",
    sources: { movement: "Beweging", location: "Plek", sensor: "Bewegingssensor" },
    priority: "Prioriteit",
    priorities: { high: "Hoog", medium: "Gemiddeld", low: "Laag" },
    minutes: "Geschat (min)",
    simulated: "Simulator",
    completed: "Gereed op",
  },
  sessions: {
    file: "bewegingsdetectie.csv",
    begin: "Begin",
    end: "Einde",
    seen: "Laatst gezien",
    simulated: "Simulator",
  },
  reminders: {
    file: "herinneringen.csv",
    at: "Voor wanneer",
    message: "Herinnering",
    entry: "Nummer van de uren",
    done: "Gedaan op",
  },
  answers: {
    file: "privacymelding.csv",
    at: "Wanneer",
    answer: "Antwoord",
    yes: "Ja",
    no: "Nee",
    version: "Tekst van de melding",
    device: "Apparaat",
  },
  yes: "Ja",
  no: "Nee",
  readme: {
    file: "leesmij.txt",
    company: "uw bedrijf",
    text: ({
      name,
      company,
      moment,
      keptPositions,
      keptCheckIns,
    }: {
      name: string
      company: string
      moment: string
      keptPositions: number
      keptCheckIns: number
    }): string => `Uren en posities van ${name}
Gemaakt op ${moment}

In deze map staat alles wat ${company} over uw uren en posities bewaart.

uren.csv                Al uw uren, ook wat is verwijderd. Met de plek van begin en einde als die er nog is.
wijzigingen.csv         Wie iets aan uw uren heeft gewijzigd, wanneer en waarom.
pauzes.csv              Uw pauzes.
posities.csv            De punten die uw telefoon stuurde terwijl uw timer liep. Na ${keptPositions} dagen zijn ze weg.
bewegingstaken.csv      De taken die de bewegingsdetectie voor u maakte.
bewegingsdetectie.csv   Wanneer u de bewegingsdetectie gebruikte.
herinneringen.csv       Waaraan u bent of wordt herinnerd.
privacymelding.csv      Wat u op de privacymelding hebt geantwoord, per apparaat.

De plek van begin en einde van uw uren verdwijnt ${keptCheckIns} dagen nadat de uren zijn goedgekeurd of verwijderd.
Tijden zijn die van de klok in Nederland. U opent de bestanden met Excel, LibreOffice of Numbers.

Klopt er iets niet, of wilt u iets laten verbeteren of verwijderen? Vraag het op kantoor. Komt u er samen niet uit,
dan kunt u een klacht indienen bij de Autoriteit Persoonsgegevens, autoriteitpersoonsgegevens.nl.
`,
  },
} as const
