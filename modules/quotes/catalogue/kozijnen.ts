import type { QuestionSection } from "./question.ts"

const replacing = [{ key: "kozijnen_werk", in: ["vervangen"] }]

export const kozijnen: QuestionSection[] = [
  {
    title: "Wat wilt u vervangen?",
    description: "Tel alle ramen en deuren die u wilt laten doen.",
    questions: [
      {
        key: "kozijnen_werk",
        label: "Wat wilt u laten doen?",
        type: "radio",
        required: true,
        options: [
          { value: "vervangen", label: "Kozijnen met glas vervangen" },
          { value: "glas", label: "Alleen het glas vervangen" },
        ],
      },
      {
        key: "kozijnen_ramen",
        label: "Hoeveel ramen zijn het?",
        type: "number",
        required: true,
        unit: "stuks",
        validation: { min: 0, max: 80 },
        helpText: "Een kozijn met twee ramen naast elkaar telt als één.",
      },
      {
        key: "kozijnen_formaat",
        label: "Hoe groot zijn de meeste ramen?",
        type: "radio",
        options: [
          { value: "klein", label: "Klein: minder dan 1 m²" },
          { value: "gemiddeld", label: "Gemiddeld: 1 tot 2 m²" },
          { value: "groot", label: "Groot: meer dan 2 m²" },
        ],
      },
      {
        key: "kozijnen_deuren",
        label: "Hoeveel buitendeuren vervangen we?",
        type: "number",
        unit: "stuks",
        validation: { min: 0, max: 20 },
        helpText: "Bijvoorbeeld de voordeur en de achterdeur.",
        showIf: replacing,
      },
      {
        key: "kozijnen_schuifpuien",
        label: "Hoeveel schuifpuien of openslaande deuren?",
        type: "number",
        unit: "stuks",
        validation: { min: 0, max: 10 },
        showIf: replacing,
      },
    ],
  },
  {
    title: "Hoe is het nu?",
    description: "Dit bepaalt hoeveel werk het uithalen is.",
    questions: [
      {
        key: "kozijnen_huidig",
        label: "Waarvan zijn de kozijnen nu?",
        type: "radio",
        options: [
          { value: "hout", label: "Hout" },
          { value: "kunststof", label: "Kunststof" },
          { value: "aluminium", label: "Aluminium" },
          { value: "staal", label: "Staal" },
        ],
      },
      {
        key: "kozijnen_hoogte",
        label: "Hoe hoog zitten de hoogste ramen?",
        type: "radio",
        options: [
          { value: "begane_grond", label: "Op de begane grond" },
          { value: "eerste", label: "Op de eerste of tweede verdieping" },
          { value: "hoger", label: "Hoger dan de tweede verdieping" },
        ],
        helpText: "Voor hoge ramen hebben we een steiger of hoogwerker nodig.",
      },
    ],
  },
  {
    title: "De nieuwe kozijnen",
    description: "Kies materiaal, glas en extra's.",
    questions: [
      {
        key: "kozijnen_materiaal",
        label: "Welk materiaal wilt u?",
        type: "radio",
        options: [
          { value: "kunststof", label: "Kunststof" },
          { value: "hout", label: "Hout" },
          { value: "aluminium", label: "Aluminium" },
        ],
        showIf: replacing,
      },
      {
        key: "kozijnen_kleur",
        label: "Welke kleur?",
        type: "radio",
        options: [
          { value: "wit", label: "Wit" },
          { value: "kleur", label: "Een andere kleur" },
        ],
        showIf: [{ key: "kozijnen_materiaal", in: ["kunststof", "aluminium"] }],
      },
      {
        key: "kozijnen_glas",
        label: "Welk glas wilt u?",
        type: "radio",
        options: [
          { value: "hrpp", label: "HR++ (dubbel, goed isolerend)" },
          { value: "triple", label: "Triple (driedubbel, isoleert het best)" },
        ],
      },
      {
        key: "kozijnen_afwerking",
        label: "Wat doen wij aan de afwerking?",
        type: "checkbox",
        options: [
          { value: "stuc", label: "Muren binnen rond de kozijnen bijstucen" },
          { value: "schilderen", label: "Houten kozijnen schilderen" },
        ],
        showIf: replacing,
      },
      {
        key: "kozijnen_extras",
        label: "Wilt u nog iets erbij?",
        type: "checkbox",
        options: [
          { value: "roosters", label: "Ventilatieroosters" },
          { value: "horren", label: "Horren" },
          { value: "rolluiken", label: "Elektrische rolluiken" },
          { value: "vensterbanken", label: "Nieuwe vensterbanken" },
        ],
        helpText: "We rekenen deze voor elk raam.",
      },
    ],
  },
]
