import { yesNo } from "./options.ts"
import type { QuestionSection } from "./question.ts"

const renewed = { key: "dakwerk_hellend_werk", in: ["vernieuwen", "hergebruik"] }

export const dakwerkHellend: QuestionSection[] = [
  {
    title: "Uw dak nu",
    description: "Wat is er aan de hand met het dak, en hoe groot is het?",
    questions: [
      {
        key: "dakwerk_hellend_werk",
        label: "Wat wilt u laten doen?",
        type: "radio",
        required: true,
        options: [
          { value: "vernieuwen", label: "Het dak helemaal vernieuwen met nieuwe pannen of leien" },
          { value: "hergebruik", label: "Nieuwe latten en folie, de oude pannen gaan terug" },
          { value: "herstel", label: "Een lekkage of kapotte pannen herstellen" },
        ],
      },
      {
        key: "dakwerk_hellend_herstel",
        label: "Hoe groot is het stuk dat kapot is?",
        type: "number",
        required: true,
        unit: "m²",
        validation: { min: 1, max: 100 },
        helpText: "Een plek met 15 kapotte pannen is ongeveer 1 m².",
        showIf: [{ key: "dakwerk_hellend_werk", in: ["herstel"] }],
      },
      {
        key: "dakwerk_hellend_lengte",
        label: "Hoe lang is het dak, langs de goot gemeten?",
        type: "number",
        required: true,
        unit: "m",
        validation: { min: 1, max: 60 },
        helpText: "Een rijtjeshuis is ongeveer 5 tot 6 meter breed.",
        showIf: [renewed],
      },
      {
        key: "dakwerk_hellend_schuin",
        label: "Hoe lang is het schuine stuk, van goot tot nok?",
        type: "number",
        unit: "m",
        validation: { min: 0.5, max: 20 },
        helpText: "Bij een rijtjeshuis is dit meestal 5 tot 6 meter.",
        showIf: [renewed],
      },
      {
        key: "dakwerk_hellend_zijden",
        label: "Gaat het om één kant van het dak of om beide kanten?",
        type: "radio",
        options: [
          { value: "een", label: "Eén kant" },
          { value: "beide", label: "Beide kanten (voor en achter)" },
        ],
        showIf: [renewed],
      },
      {
        key: "dakwerk_hellend_bedekking",
        label: "Wat ligt er nu op het dak?",
        type: "radio",
        options: [
          { value: "pannen", label: "Dakpannen" },
          { value: "leien", label: "Leien of shingles" },
          { value: "golfplaten", label: "Golfplaten" },
        ],
        helpText: "In golfplaten en leien van voor 1994 kan asbest zitten.",
        showIf: [{ key: "dakwerk_hellend_werk", in: ["vernieuwen"] }],
      },
      {
        key: "dakwerk_hellend_beschot",
        label: "Hoe is het hout onder de pannen?",
        type: "radio",
        options: [
          { value: "goed", label: "Goed en droog" },
          { value: "deels", label: "Op een paar plekken slecht" },
          { value: "slecht", label: "Slecht, of er zit geen hout onder" },
          { value: "weet_niet", label: "Dat weet ik niet" },
        ],
        helpText: "Dit hout heet dakbeschot. U ziet het soms vanaf de zolder.",
        showIf: [renewed],
      },
    ],
  },
  {
    title: "Het nieuwe dak",
    description: "Wat komt ervoor terug?",
    questions: [
      {
        key: "dakwerk_hellend_pan",
        label: "Wat wilt u op het nieuwe dak?",
        type: "radio",
        options: [
          { value: "beton", label: "Betonpannen: voordelig" },
          { value: "keramisch", label: "Keramische pannen: gaan langer mee" },
          { value: "geglazuurd", label: "Geglazuurde keramische pannen" },
          { value: "leien", label: "Natuurleien" },
        ],
        showIf: [{ key: "dakwerk_hellend_werk", in: ["vernieuwen"] }],
      },
      {
        key: "dakwerk_hellend_isolatie",
        label: "Wilt u het dak van buitenaf isoleren?",
        type: "radio",
        options: [
          { value: "geen", label: "Nee" },
          { value: "gewoon", label: "Ja, gewoon (Rc 3,5: ongeveer 8 cm)" },
          { value: "extra", label: "Ja, extra goed (Rc 6: ongeveer 14 cm)" },
        ],
        helpText: "De isolatie komt onder de pannen. Het dak wordt dan iets hoger.",
        showIf: [renewed],
      },
      {
        key: "dakwerk_hellend_goten",
        label: "Wilt u nieuwe dakgoten?",
        type: "radio",
        options: [
          { value: "geen", label: "Nee, de goten blijven" },
          { value: "zink", label: "Ja, van zink" },
          { value: "pvc", label: "Ja, van kunststof" },
        ],
        helpText: "Nieuwe regenpijpen horen daarbij.",
      },
      {
        key: "dakwerk_hellend_gootlengte",
        label: "Hoeveel meter dakgoot is dat?",
        type: "number",
        unit: "m",
        validation: { min: 1, max: 120 },
        showIf: [
          { key: "dakwerk_hellend_werk", in: ["herstel"] },
          { key: "dakwerk_hellend_goten", in: ["zink", "pvc"] },
        ],
      },
    ],
  },
  {
    title: "Schoorsteen, ramen en panelen",
    description: "Alles wat door of op het dak zit, kost extra werk.",
    questions: [
      {
        key: "dakwerk_hellend_schoorsteen",
        label: "Wat doen we met de schoorsteen?",
        type: "radio",
        options: [
          { value: "geen", label: "Er is geen schoorsteen, of hij blijft zoals hij is" },
          { value: "herstel", label: "Opnieuw voegen en nieuw lood" },
          { value: "slopen", label: "Weghalen en het dak dichtmaken" },
        ],
      },
      {
        key: "dakwerk_hellend_dakramen",
        label: "Hoeveel nieuwe dakramen wilt u?",
        type: "number",
        unit: "dakramen",
        validation: { min: 0, max: 12 },
        helpText: "Ook oude dakramen die we vervangen tellen mee.",
      },
      {
        key: "dakwerk_hellend_panelen",
        label: "Hoeveel zonnepanelen liggen er nu?",
        type: "number",
        unit: "panelen",
        validation: { min: 0, max: 60 },
        helpText: "We halen ze weg en leggen ze daarna terug.",
        showIf: [renewed],
      },
    ],
  },
  {
    title: "Bij het dak komen",
    description: "Zo bepalen we welke steiger nodig is.",
    questions: [
      {
        key: "dakwerk_hellend_goothoogte",
        label: "Hoe hoog zit de dakgoot?",
        type: "number",
        unit: "m",
        validation: { min: 2, max: 20 },
        helpText: "Bij twee woonlagen onder de goot is dit ongeveer 5,5 meter.",
        showIf: [renewed],
      },
      {
        key: "dakwerk_hellend_obstakel",
        label: "Staat er iets onder het dak, zoals een serre of aanbouw?",
        type: "radio",
        options: yesNo,
        helpText: "Dan bouwen we de steiger eroverheen.",
        showIf: [renewed],
      },
    ],
  },
]
