import type { QuestionSection } from "./question.ts"

export const aanbouw: QuestionSection[] = [
  {
    title: "Plek en voorbereiding",
    description: "Hoe is de grond, en kunnen we er goed bij?",
    questions: [
      {
        key: "aanbouw_ondergrond",
        label: "Op wat voor grond staat uw huis?",
        type: "radio",
        options: [
          { value: "zand", label: "Zand: gewone fundering" },
          { value: "klei_veen", label: "Klei of veen: huis staat op heipalen" },
          { value: "weet_niet", label: "Dat weet ik niet" },
        ],
        helpText: "Staat uw huis op palen, dan moet de aanbouw dat meestal ook.",
      },
      {
        key: "aanbouw_bereikbaar",
        label: "Hoe komen we bij de plek van de aanbouw?",
        type: "radio",
        options: [
          { value: "breed", label: "Buitenom, breder dan 1 meter" },
          { value: "smal", label: "Buitenom, smaller dan 1 meter" },
          { value: "huis", label: "Alleen door het huis" },
        ],
      },
      {
        key: "aanbouw_tekeningen",
        label: "Zijn er al bouwtekeningen en een berekening?",
        type: "radio",
        options: [
          { value: "ja", label: "Ja, die zijn er" },
          { value: "laten_maken", label: "Nee, graag voor mij laten maken" },
          { value: "zelf", label: "Nee, die laat ik zelf maken" },
        ],
      },
    ],
  },
  {
    title: "Maten",
    description: "Gemeten aan de buitenkant. Een schatting is goed.",
    questions: [
      {
        key: "aanbouw_breedte",
        label: "Hoe breed wordt de aanbouw?",
        type: "number",
        required: true,
        unit: "m",
        validation: { min: 1.5, max: 20 },
        helpText: "Langs de gevel van uw huis.",
      },
      {
        key: "aanbouw_diepte",
        label: "Hoe diep wordt de aanbouw?",
        type: "number",
        required: true,
        unit: "m",
        validation: { min: 1, max: 12 },
        helpText: "Van de gevel de tuin in. Tot 4 meter is soms geen vergunning nodig.",
      },
      {
        key: "aanbouw_doorbraak",
        label: "Hoe verbinden we de aanbouw met uw huis?",
        type: "radio",
        options: [
          { value: "open", label: "Helemaal open, één grote ruimte" },
          { value: "doorgang", label: "Met een brede doorgang van ongeveer 2 meter" },
          { value: "bestaand", label: "Via de deur die er al is" },
        ],
        helpText: "Voor een grote opening komt er een stalen balk in de gevel.",
      },
    ],
  },
  {
    title: "Buitenkant",
    description: "Dak, pui en gevel.",
    questions: [
      {
        key: "aanbouw_dak",
        label: "Welk dak wilt u?",
        type: "radio",
        options: [
          { value: "plat", label: "Plat dak" },
          { value: "schuin", label: "Schuin dak met pannen" },
          { value: "glas", label: "Glazen dak (serre)" },
        ],
      },
      {
        key: "aanbouw_lichtkoepels",
        label: "Hoeveel lichtkoepels wilt u?",
        type: "number",
        unit: "stuks",
        validation: { min: 0, max: 8 },
        helpText: "Vul 0 in als u er geen wilt.",
        showIf: [{ key: "aanbouw_dak", in: ["plat"] }],
      },
      {
        key: "aanbouw_pui",
        label: "Wat komt er aan de tuinkant?",
        type: "radio",
        options: [
          { value: "schuifpui", label: "Schuifpui" },
          { value: "openslaand", label: "Openslaande deuren" },
          { value: "vouwwand", label: "Vouwwand" },
          { value: "raam", label: "Een raam en een losse deur" },
        ],
      },
      {
        key: "aanbouw_gevel",
        label: "Hoe werken we de buitenmuren af?",
        type: "radio",
        options: [
          { value: "steen", label: "Metselwerk" },
          { value: "hout", label: "Houten delen" },
          { value: "stuc", label: "Buitenstuc" },
        ],
      },
    ],
  },
  {
    title: "Binnenkant",
    description: "Hoe ver maken wij de aanbouw af?",
    questions: [
      {
        key: "aanbouw_afwerking",
        label: "Hoe leveren we de binnenkant op?",
        type: "radio",
        required: true,
        options: [
          { value: "klaar", label: "Helemaal klaar om in te richten" },
          { value: "casco", label: "Casco: wind- en waterdicht, de rest doe ik zelf" },
        ],
      },
      {
        key: "aanbouw_verwarming",
        label: "Hoe wilt u de aanbouw verwarmen?",
        type: "radio",
        options: [
          { value: "vloerverwarming", label: "Vloerverwarming" },
          { value: "radiator", label: "Radiator" },
          { value: "geen", label: "Geen verwarming" },
        ],
        showIf: [{ key: "aanbouw_afwerking", in: ["klaar"] }],
      },
      {
        key: "aanbouw_vloer",
        label: "Welke vloer komt erin?",
        type: "radio",
        options: [
          { value: "pvc", label: "Pvc-vloer" },
          { value: "tegels", label: "Tegelvloer" },
          { value: "zelf", label: "Die leg ik zelf" },
        ],
        showIf: [{ key: "aanbouw_afwerking", in: ["klaar"] }],
      },
    ],
  },
]
