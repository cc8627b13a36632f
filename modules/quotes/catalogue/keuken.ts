import { finishLevels, yesNoUnknown } from "./options.ts"
import type { QuestionSection } from "./question.ts"

export const keuken: QuestionSection[] = [
  {
    title: "Uw keuken nu",
    description: "Wat is er al, en wat moet eruit?",
    questions: [
      {
        key: "keuken_situatie",
        label: "Wat wilt u laten doen?",
        type: "radio",
        required: true,
        options: [
          { value: "vervangen", label: "Mijn oude keuken vervangen" },
          { value: "leeg", label: "Een keuken plaatsen in een lege ruimte" },
          { value: "verplaatsen", label: "De keuken naar een andere ruimte verplaatsen" },
        ],
      },
      {
        key: "keuken_leidingen",
        label: "Blijven de aansluitingen voor water en stroom op hun plek?",
        type: "radio",
        options: [
          { value: "zelfde", label: "Ja, ongeveer dezelfde plek" },
          { value: "anders", label: "Nee, spoelbak of kookplaat komt ergens anders" },
        ],
        showIf: [{ key: "keuken_situatie", in: ["vervangen", "leeg"] }],
      },
      {
        key: "keuken_kookgroep",
        label: "Is er in de meterkast een aparte groep voor koken op stroom?",
        type: "radio",
        options: yesNoUnknown,
        helpText: "Voor een inductieplaat is meestal een kookgroep van 2 x 230 volt nodig.",
      },
    ],
  },
  {
    title: "Maten en vorm",
    description: "Een schatting is goed. We meten later alles precies op.",
    questions: [
      {
        key: "keuken_oppervlakte",
        label: "Hoe groot is de ruimte?",
        type: "number",
        unit: "m²",
        validation: { min: 3, max: 80 },
        helpText: "Lengte maal breedte van de keuken zelf.",
      },
      {
        key: "keuken_lengte",
        label: "Hoeveel meter keukenkasten wilt u?",
        type: "number",
        required: true,
        unit: "m",
        validation: { min: 1, max: 20 },
        helpText: "Tel de lengtes langs de muren op. Een eiland telt u niet mee.",
      },
      {
        key: "keuken_vorm",
        label: "Welke vorm krijgt de keuken?",
        type: "radio",
        options: [
          { value: "recht", label: "Recht, langs één wand" },
          { value: "hoek", label: "Hoekkeuken" },
          { value: "u_vorm", label: "U-vorm" },
          { value: "eiland", label: "Met een kookeiland" },
        ],
      },
    ],
  },
  {
    title: "Kasten en apparaten",
    description: "Wat komt er in de keuken?",
    questions: [
      {
        key: "keuken_levering",
        label: "Moeten wij de keuken ook leveren?",
        type: "radio",
        required: true,
        options: [
          { value: "wij", label: "Ja, leveren en plaatsen" },
          { value: "klant", label: "Nee, alleen plaatsen: ik koop de keuken zelf" },
        ],
      },
      {
        key: "keuken_niveau",
        label: "Welke kwaliteit kasten en apparaten wilt u?",
        type: "radio",
        options: finishLevels,
        showIf: [{ key: "keuken_levering", in: ["wij"] }],
      },
      {
        key: "keuken_werkblad",
        label: "Welk werkblad wilt u?",
        type: "radio",
        options: [
          { value: "kunststof", label: "Kunststof (laminaat)" },
          { value: "composiet", label: "Composiet" },
          { value: "natuursteen", label: "Natuursteen of keramiek" },
        ],
        showIf: [{ key: "keuken_levering", in: ["wij"] }],
      },
      {
        key: "keuken_apparaten",
        label: "Welke apparaten komen erin?",
        type: "checkbox",
        options: [
          { value: "inductie", label: "Inductiekookplaat" },
          { value: "oven", label: "Oven of combi-oven" },
          { value: "vaatwasser", label: "Vaatwasser" },
          { value: "koelkast", label: "Inbouwkoelkast" },
          { value: "afzuigkap", label: "Afzuigkap" },
          { value: "kokendwaterkraan", label: "Kokendwaterkraan" },
        ],
      },
    ],
  },
  {
    title: "Wanden en vloer",
    description: "Wilt u de ruimte ook laten opknappen?",
    questions: [
      {
        key: "keuken_wanden",
        label: "Wat doen we met de wanden?",
        type: "checkbox",
        options: [
          { value: "stucen", label: "Wanden en plafond stucen" },
          { value: "schilderen", label: "Wanden en plafond schilderen" },
          { value: "achterwand", label: "Tegels boven het werkblad" },
        ],
      },
      {
        key: "keuken_vloer",
        label: "Wat doen we met de vloer?",
        type: "radio",
        options: [
          { value: "blijft", label: "De vloer blijft" },
          { value: "pvc", label: "Nieuwe pvc-vloer" },
          { value: "tegels", label: "Nieuwe tegelvloer" },
        ],
      },
    ],
  },
]
