import { finishLevels, yesNo } from "./options.ts"
import type { QuestionSection } from "./question.ts"

export const vloeren: QuestionSection[] = [
  {
    title: "Ruimte en vloer nu",
    description: "Hoe groot is de ruimte, en wat ligt er?",
    questions: [
      {
        key: "vloeren_oppervlakte",
        label: "Hoeveel vierkante meter vloer wilt u?",
        type: "number",
        required: true,
        unit: "m²",
        validation: { min: 2, max: 500 },
        helpText: "Lengte maal breedte van elke ruimte, bij elkaar opgeteld.",
      },
      {
        key: "vloeren_ruimtes",
        label: "Over hoeveel ruimtes is dat verdeeld?",
        type: "number",
        unit: "ruimtes",
        validation: { min: 1, max: 20 },
        helpText: "Meer ruimtes betekent meer plinten, hoeken en overgangen.",
      },
      {
        key: "vloeren_huidig",
        label: "Wat ligt er nu?",
        type: "radio",
        options: [
          { value: "leeg", label: "Niets: de vloer is kaal" },
          { value: "los", label: "Laminaat, tapijt of zeil dat los ligt" },
          { value: "gelijmd", label: "Pvc, zeil, kurk of parket dat is gelijmd" },
          { value: "tegels", label: "Tegels" },
          { value: "zelf", label: "Ik haal de oude vloer zelf weg" },
        ],
      },
      {
        key: "vloeren_ondergrond",
        label: "Wat voor vloer zit eronder?",
        type: "radio",
        options: [
          { value: "beton", label: "Beton of cement" },
          { value: "hout", label: "Hout" },
          { value: "weet_niet", label: "Dat weet ik niet" },
        ],
      },
      {
        key: "vloeren_vlak",
        label: "Is de ondergrond vlak?",
        type: "radio",
        options: [
          { value: "vlak", label: "Ja, vlak en glad" },
          { value: "oneffen", label: "Nee, er zitten gaten of bobbels in" },
          { value: "scheef", label: "Nee, de vloer loopt scheef of is erg ongelijk" },
        ],
      },
    ],
  },
  {
    title: "De nieuwe vloer",
    description: "Wat voor vloer wilt u, en hoe leggen we hem?",
    questions: [
      {
        key: "vloeren_soort",
        label: "Welke vloer wilt u?",
        type: "radio",
        required: true,
        options: [
          { value: "pvc", label: "Pvc" },
          { value: "laminaat", label: "Laminaat" },
          { value: "hout", label: "Houten vloer of parket" },
          { value: "tegels", label: "Tegels" },
          { value: "gietvloer", label: "Gietvloer" },
          { value: "tapijt", label: "Tapijt" },
        ],
      },
      {
        key: "vloeren_niveau",
        label: "Welke kwaliteit wilt u?",
        type: "radio",
        options: finishLevels,
      },
      {
        key: "vloeren_patroon",
        label: "In welk patroon leggen we de vloer?",
        type: "radio",
        options: [
          { value: "recht", label: "Recht" },
          { value: "visgraat", label: "Visgraat of een ander patroon" },
        ],
        helpText: "Een patroon kost meer tijd en geeft meer snijverlies.",
        showIf: [{ key: "vloeren_soort", in: ["pvc", "laminaat", "hout", "tegels"] }],
      },
      {
        key: "vloeren_plinten",
        label: "Welke plinten wilt u?",
        type: "radio",
        options: [
          { value: "geen", label: "Geen, of de oude blijven" },
          { value: "plak", label: "Plakplinten voor de oude plinten" },
          { value: "mdf", label: "Nieuwe witte plinten (7 cm)" },
          { value: "hoog", label: "Hoge witte plinten (12 cm of meer)" },
        ],
      },
    ],
  },
  {
    title: "Vloerverwarming en extra's",
    description: "Wat hoort er nog bij?",
    questions: [
      {
        key: "vloeren_verwarming",
        label: "Wilt u vloerverwarming?",
        type: "radio",
        options: [
          { value: "geen", label: "Nee" },
          { value: "aanwezig", label: "Die is er al" },
          { value: "frezen", label: "Ja, infrezen in de vloer die er ligt" },
          { value: "dekvloer", label: "Ja, met een nieuwe dekvloer" },
        ],
        helpText: "Infrezen kan alleen in een cementvloer, niet in hout.",
      },
      {
        key: "vloeren_verdeler",
        label: "Is er al een verdeler met plek voor deze vloer?",
        type: "radio",
        options: yesNo,
        helpText: "De verdeler is het blok met kranen waar de slangen op aangesloten zijn.",
        showIf: [{ key: "vloeren_verwarming", in: ["frezen", "dekvloer"] }],
      },
      {
        key: "vloeren_trappen",
        label: "Hoeveel trappen bekleden we met dezelfde vloer?",
        type: "number",
        unit: "trappen",
        validation: { min: 0, max: 5 },
        helpText: "Vul 0 in als er geen trap bij hoort.",
        showIf: [{ key: "vloeren_soort", in: ["pvc", "laminaat", "hout", "tapijt"] }],
      },
      {
        key: "vloeren_deuren",
        label: "Hoeveel deuren moeten we misschien inkorten?",
        type: "number",
        unit: "deuren",
        validation: { min: 0, max: 20 },
        helpText: "Als de nieuwe vloer hoger wordt, kunnen deuren gaan slepen.",
      },
      {
        key: "vloeren_inboedel",
        label: "Wie maakt de ruimtes leeg?",
        type: "radio",
        options: [
          { value: "zelf", label: "Ik zorg dat alles leeg is" },
          { value: "wij", label: "U verplaatst de meubels" },
        ],
      },
    ],
  },
]
