import type { Phase, Service } from "./norm.ts"

/** Where a quantity comes from, as printed behind it. */
export const sources = {
  answer: (question: string) => `uw antwoord op '${question}'`,
  noAnswer: "aanname, want hierop is geen antwoord gegeven",
  fixed: "vast onderdeel van dit werk",
}

/** Where a rate per hour comes from. */
export const rateSources = { standard: "standaard uurtarief 2026" }

/** What the company changed itself. */
export const ownSources = {
  norm: (since: string, reason: string) => `eigen norm sinds ${since}: ${reason}`,
  rate: (since: string, reason: string) => `eigen tarief sinds ${since}: ${reason}`,
  figure: (since: string, reason: string) => `zelf ingevuld sinds ${since}: ${reason}`,
}

export const levelAssumed = (work: string) => `We gaan uit van een afwerking van middenklasse voor ${work}.`

/** What is done to a dwelling at the low rate, as printed: a closed list (table I b of the Wet op de omzetbelasting 1968). */
export const listed: Partial<Record<Service, string>> = {
  painting: "schilderen",
  plastering: "stucen",
  wallpapering: "behangen",
  insulating: "isoleren",
  cleaning: "schoonmaken",
}

/** Why a line carries its VAT rate. */
export const vat = {
  high: (obstacle: string) => `Algemeen tarief: ${obstacle}`,
  low: (work: string, building: string) => `Laag tarief: ${work} ${building}`,
  attending: (work: string) => `hoort bij het ${work}`,
  anyDwelling: "binnen een woning",
  oldDwelling: "van een woning ouder dan 2 jaar",
  littleMaterial: "; het materiaal is niet meer dan de helft van de prijs.",
  labourOnly: "; alleen de arbeid, want het materiaal is meer dan de helft.",
  muchMaterial: "het materiaal is meer dan de helft van de prijs van het isoleren.",
}

export const obstacles = {
  notListed: "valt niet onder het lage tarief.",
  unknownUse: "het is niet bekend of het een woning is.",
  business: "het gebouw is geen woning.",
  mixed: "het gebouw is deels bedrijf en het woondeel is nog niet uitgesplitst.",
  tooNew: "de woning is nog geen 2 jaar in gebruik.",
  unknownAge: "het is niet bekend of de woning ouder is dan 2 jaar.",
}

/** What the client is told of it among the assumptions. */
export const vatNotes = {
  mixed:
    "We rekenen 21% btw. Voor het deel waar u woont kan voor schilderen, stucen en isoleren 9% gelden; dat splitsen we samen met u uit.",
  low: "Voor schilderen, stucen en isoleren rekenen we 9% btw. Bij de opdracht verklaart u dat de woning ouder is dan 2 jaar.",
}

/** As long as it is open, the client is asked, and told what it saves him. */
export const vatQuestion = {
  opening: "We rekenen 21% btw. Is ",
  text: (saving: string) =>
    `We rekenen 21% btw. Is uw woning ouder dan 2 jaar? Dan is dat voor schilderen, stucen en isoleren 9%, en betaalt u ${saving} minder.`,
}

/** The halves of a line whose labour and material carry different rates. */
export const halves = {
  labour: (description: string) => `${description} (arbeid)`,
  material: (description: string) => `${description} (materiaal)`,
  whole: (description: string) => description.replace(/ \((arbeid|materiaal)\)$/, ""),
}

export const phaseName: Record<Phase, string> = {
  preparation: "Voorbereiding",
  demolition: "Sloopwerk",
  foundation: "Fundering en grondwerk",
  shell: "Ruwbouw",
  roofing: "Dakwerk",
  frames: "Kozijnen en glas",
  insulation: "Isolatie",
  electrical: "Elektra",
  plumbing: "Loodgieterswerk",
  plastering: "Stucwerk",
  tiling: "Tegelwerk",
  flooring: "Vloeren",
  fitting: "Afbouw en montage",
  painting: "Schilderwerk",
  handover: "Oplevering",
}
