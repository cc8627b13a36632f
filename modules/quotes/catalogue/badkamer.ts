import { finishLevels } from "./options.ts"
import type { QuestionSection } from "./question.ts"

export const badkamer: QuestionSection[] = [
  {
    title: "Uw badkamer nu",
    description: "Wat is er al, en wat moet eruit?",
    questions: [
      {
        key: "badkamer_situatie",
        label: "Wat wilt u laten doen?",
        type: "radio",
        required: true,
        options: [
          { value: "vervangen", label: "Mijn badkamer helemaal vervangen" },
          { value: "gesloopt", label: "Een nieuwe badkamer: de oude is al gesloopt" },
          { value: "nieuw", label: "Een badkamer in een andere ruimte" },
        ],
      },
      {
        key: "badkamer_plaats",
        label: "Blijven douche, toilet en wastafel op dezelfde plek?",
        type: "radio",
        options: [
          { value: "zelfde", label: "Ja, alles blijft op zijn plek" },
          { value: "deels", label: "Een deel gaat naar een andere plek" },
          { value: "anders", label: "Nee, alles komt ergens anders" },
        ],
        helpText: "Als er iets verhuist, moeten er nieuwe leidingen komen.",
        showIf: [{ key: "badkamer_situatie", in: ["vervangen", "gesloopt"] }],
      },
      {
        key: "badkamer_vloer",
        label: "Wat voor vloer ligt er onder de badkamer?",
        type: "radio",
        options: [
          { value: "beton", label: "Beton" },
          { value: "hout", label: "Hout" },
          { value: "weet_niet", label: "Dat weet ik niet" },
        ],
        helpText: "Een houten vloer maken we eerst stijf en waterdicht.",
      },
    ],
  },
  {
    title: "Afmetingen en tegels",
    description: "Met deze maten rekenen we de tegels en het werk uit.",
    questions: [
      {
        key: "badkamer_oppervlakte",
        label: "Hoe groot is de badkamer?",
        type: "number",
        required: true,
        unit: "m²",
        validation: { min: 1.5, max: 40 },
        helpText: "Lengte maal breedte. Bijvoorbeeld 2 m bij 3 m is 6 m².",
      },
      {
        key: "badkamer_hoogte",
        label: "Hoe hoog is de badkamer?",
        type: "number",
        unit: "cm",
        validation: { min: 200, max: 400 },
      },
      {
        key: "badkamer_tegelhoogte",
        label: "Tot hoe hoog wilt u wandtegels?",
        type: "radio",
        options: [
          { value: "plafond", label: "Tot het plafond" },
          { value: "half", label: "Halfhoog, en tot het plafond bij de douche" },
          { value: "douche", label: "Alleen bij de douche" },
        ],
      },
      {
        key: "badkamer_tegelformaat",
        label: "Wat voor tegels wilt u?",
        type: "radio",
        options: [
          { value: "standaard", label: "Gewone tegels (tot 60 x 60 cm)" },
          { value: "groot", label: "Grote tegels (60 x 120 cm of groter)" },
          { value: "klein", label: "Mozaïek of een patroon, zoals visgraat" },
        ],
        helpText: "Grote tegels en patronen kosten meer tijd en geven meer snijverlies.",
      },
    ],
  },
  {
    title: "Sanitair en extra's",
    description: "Kies wat er in de nieuwe badkamer komt.",
    questions: [
      {
        key: "badkamer_onderdelen",
        label: "Wat komt er in de badkamer?",
        type: "checkbox",
        required: true,
        options: [
          { value: "inloopdouche", label: "Inloopdouche" },
          { value: "bad", label: "Ligbad" },
          { value: "toilet", label: "Zwevend toilet" },
          { value: "wastafel", label: "Wastafelmeubel met één kraan" },
          { value: "dubbele_wastafel", label: "Wastafelmeubel met twee kranen" },
        ],
      },
      {
        key: "badkamer_niveau",
        label: "Welke kwaliteit tegels en sanitair wilt u?",
        type: "radio",
        options: finishLevels,
      },
      {
        key: "badkamer_verwarming",
        label: "Hoe wilt u de badkamer verwarmen?",
        type: "radio",
        options: [
          { value: "radiator", label: "Handdoekradiator op de cv" },
          { value: "vloer_elektrisch", label: "Elektrische vloerverwarming" },
          { value: "beide", label: "Allebei" },
          { value: "bestaand", label: "De verwarming die er is, blijft" },
        ],
      },
      {
        key: "badkamer_extras",
        label: "Wilt u nog iets extra's?",
        type: "checkbox",
        options: [
          { value: "ventilatie", label: "Nieuwe badkamerventilator" },
          { value: "inbouwspots", label: "Inbouwspots in een nieuw plafond" },
          { value: "wasmachine", label: "Aansluiting voor wasmachine of droger" },
          { value: "nis", label: "Betegelde nis in de douche" },
        ],
      },
    ],
  },
]
