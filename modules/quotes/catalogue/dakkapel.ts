import type { QuestionSection } from "./question.ts"

export const dakkapel: QuestionSection[] = [
  {
    title: "Plaats en maten",
    description: "Een schatting is goed. We meten later alles precies op.",
    questions: [
      {
        key: "dakkapel_situatie",
        label: "Wat wilt u laten doen?",
        type: "radio",
        required: true,
        options: [
          { value: "nieuw", label: "Een nieuwe dakkapel op een dicht dak" },
          { value: "vervangen", label: "Een oude dakkapel vervangen" },
        ],
      },
      {
        key: "dakkapel_plaats",
        label: "Aan welke kant van het huis komt de dakkapel?",
        type: "radio",
        options: [
          { value: "achter", label: "Achterkant" },
          { value: "voor", label: "Voorkant" },
          { value: "zij", label: "Zijkant" },
        ],
        helpText: "Aan de voorkant is vaak een vergunning nodig. Aan de achterkant meestal niet.",
      },
      {
        key: "dakkapel_breedte",
        label: "Hoe breed wordt de dakkapel?",
        type: "number",
        required: true,
        unit: "m",
        validation: { min: 1, max: 12 },
        helpText: "Van buitenkant tot buitenkant. De meeste dakkapellen zijn 2 tot 5 meter breed.",
      },
      {
        key: "dakkapel_hoogte",
        label: "Hoe hoog wordt de voorkant?",
        type: "number",
        unit: "cm",
        validation: { min: 100, max: 250 },
        helpText: "Meestal 150 tot 175 cm. Hoger dan 175 cm mag niet zonder vergunning.",
      },
      {
        key: "dakkapel_helling",
        label: "Hoe steil is uw dak?",
        type: "radio",
        options: [
          { value: "flauw", label: "Flauw (ongeveer 30 graden)" },
          { value: "gewoon", label: "Gewoon (ongeveer 40 tot 45 graden)" },
          { value: "steil", label: "Steil (50 graden of meer)" },
        ],
        helpText: "Hoe flauwer het dak, hoe dieper de dakkapel wordt.",
      },
      {
        key: "dakkapel_bedekking",
        label: "Wat ligt er op het dak?",
        type: "radio",
        options: [
          { value: "pannen", label: "Dakpannen" },
          { value: "leien", label: "Leien of shingles" },
          { value: "riet", label: "Riet" },
        ],
        showIf: [{ key: "dakkapel_situatie", in: ["nieuw"] }],
      },
    ],
  },
  {
    title: "Uitvoering",
    description: "Hoe moet de dakkapel eruitzien?",
    questions: [
      {
        key: "dakkapel_bouwwijze",
        label: "Hoe wilt u de dakkapel laten bouwen?",
        type: "radio",
        options: [
          { value: "prefab", label: "In de fabriek gemaakt, in één dag geplaatst (prefab)" },
          { value: "ter_plaatse", label: "Op het dak zelf opgebouwd" },
          { value: "advies", label: "Dat laat ik aan u over" },
        ],
        helpText: "Prefab is meestal sneller en goedkoper, maar er moet een kraan bij kunnen.",
      },
      {
        key: "dakkapel_materiaal",
        label: "Welke kozijnen wilt u?",
        type: "radio",
        options: [
          { value: "kunststof", label: "Kunststof: weinig onderhoud" },
          { value: "hout", label: "Hout, geschilderd" },
        ],
      },
      {
        key: "dakkapel_wangen",
        label: "Waarmee bekleden we de zijkanten?",
        type: "radio",
        options: [
          { value: "kunststof", label: "Kunststof schroten" },
          { value: "plaat", label: "Gladde gevelplaat (zoals Trespa)" },
          { value: "zink", label: "Zink" },
        ],
      },
      {
        key: "dakkapel_ramen",
        label: "Hoeveel ramen moeten open kunnen?",
        type: "number",
        unit: "ramen",
        validation: { min: 0, max: 10 },
        helpText: "Het gaat om draai-kiepramen. De andere ramen zijn vast glas.",
      },
      {
        key: "dakkapel_extras",
        label: "Wilt u nog iets extra's?",
        type: "checkbox",
        options: [
          { value: "triple", label: "Drievoudig glas in plaats van HR++" },
          { value: "roosters", label: "Ventilatieroosters in de kozijnen" },
          { value: "horren", label: "Inzethorren" },
          { value: "rolluik", label: "Elektrisch rolluik" },
          { value: "screen", label: "Zonwering (screen)" },
        ],
      },
    ],
  },
  {
    title: "Binnen en bereikbaarheid",
    description: "Hoe ver werken we de binnenkant af, en hoe komt de dakkapel boven?",
    questions: [
      {
        key: "dakkapel_binnen",
        label: "Hoe ver moeten we de binnenkant afmaken?",
        type: "radio",
        required: true,
        options: [
          { value: "kaal", label: "Niet: ik werk het binnen zelf af" },
          { value: "plaat", label: "Dicht met gipsplaat, klaar om te stucen" },
          { value: "af", label: "Helemaal af: gestuct en geschilderd" },
        ],
      },
      {
        key: "dakkapel_binnen_extras",
        label: "Wat komt er binnen nog bij?",
        type: "checkbox",
        options: [
          { value: "vensterbank", label: "Vensterbank" },
          { value: "radiator", label: "Radiator op de cv" },
          { value: "stopcontacten", label: "Twee stopcontacten" },
        ],
        showIf: [{ key: "dakkapel_binnen", in: ["plaat", "af"] }],
      },
      {
        key: "dakkapel_kraan",
        label: "Waar kan een hijskraan staan?",
        type: "radio",
        options: [
          { value: "dichtbij", label: "Aan de kant van de dakkapel" },
          { value: "over_huis", label: "Alleen aan de andere kant van het huis" },
          { value: "niet", label: "Er kan geen kraan bij" },
        ],
        helpText: "Een kraan heeft ongeveer 3 bij 10 meter ruimte nodig.",
        showIf: [{ key: "dakkapel_bouwwijze", in: ["prefab", "advies"] }],
      },
    ],
  },
]
