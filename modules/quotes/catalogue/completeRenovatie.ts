import { finishLevels } from "./options.ts"
import type { QuestionSection } from "./question.ts"

export const completeRenovatie: QuestionSection[] = [
  {
    title: "De woning nu",
    description: "Hoe groot is het, en in welke staat?",
    questions: [
      {
        key: "complete_renovatie_oppervlakte",
        label: "Hoeveel vierkante meter knappen we op?",
        type: "number",
        required: true,
        unit: "m²",
        validation: { min: 15, max: 600 },
        helpText: "Tel alle kamers op alle verdiepingen mee. Alleen de vloer, niet de muren.",
      },
      {
        key: "complete_renovatie_staat",
        label: "Hoe ver slopen we?",
        type: "radio",
        required: true,
        options: [
          { value: "licht", label: "Weinig: alleen vloeren, behang en oude spullen eruit" },
          { value: "casco", label: "Alles eruit, tot op het casco" },
          { value: "gesloopt", label: "De woning is al leeg en gesloopt" },
        ],
        helpText: "Casco betekent: alleen de muren, vloeren en het dak blijven staan.",
      },
      {
        key: "complete_renovatie_muren",
        label: "Moeten er muren weg?",
        type: "checkbox",
        options: [
          { value: "licht", label: "Ja, een lichte binnenmuur" },
          { value: "dragend", label: "Ja, een dragende muur" },
        ],
        helpText: "Een dragende muur houdt de vloer erboven. Weet u het niet? Kies dan dragend.",
      },
    ],
  },
  {
    title: "Wat pakken we aan?",
    description: "Kies alles wat u wilt laten doen.",
    questions: [
      {
        key: "complete_renovatie_onderdelen",
        label: "Welke onderdelen doen we?",
        type: "checkbox",
        required: true,
        options: [
          { value: "elektra", label: "Elektra en meterkast" },
          { value: "leidingen", label: "Waterleiding en riolering" },
          { value: "verwarming", label: "Verwarming" },
          { value: "badkamer", label: "Badkamer" },
          { value: "toilet", label: "Apart toilet" },
          { value: "keuken", label: "Keuken" },
          { value: "stucwerk", label: "Wanden en plafonds stucen" },
          { value: "schilderwerk", label: "Schilderwerk binnen" },
          { value: "vloeren", label: "Vloeren" },
          { value: "binnendeuren", label: "Binnendeuren" },
          { value: "kozijnen", label: "Kozijnen en ramen" },
          { value: "isolatie", label: "Isolatie van dak en buitenmuren aan de binnenkant" },
        ],
      },
      {
        key: "complete_renovatie_badkamers",
        label: "Hoeveel badkamers?",
        type: "number",
        unit: "stuks",
        validation: { min: 1, max: 6 },
        showIf: [{ key: "complete_renovatie_onderdelen", in: ["badkamer"] }],
      },
      {
        key: "complete_renovatie_deuren",
        label: "Hoeveel binnendeuren?",
        type: "number",
        unit: "stuks",
        validation: { min: 1, max: 40 },
        showIf: [{ key: "complete_renovatie_onderdelen", in: ["binnendeuren"] }],
      },
      {
        key: "complete_renovatie_ramen",
        label: "Hoeveel ramen met kozijn?",
        type: "number",
        unit: "stuks",
        validation: { min: 1, max: 60 },
        showIf: [{ key: "complete_renovatie_onderdelen", in: ["kozijnen"] }],
      },
    ],
  },
  {
    title: "Afwerking en installaties",
    description: "Hoe wilt u dat het wordt?",
    questions: [
      {
        key: "complete_renovatie_niveau",
        label: "Welke kwaliteit afwerking wilt u?",
        type: "radio",
        options: finishLevels,
      },
      {
        key: "complete_renovatie_vloer",
        label: "Welke vloer wilt u?",
        type: "radio",
        options: [
          { value: "laminaat", label: "Laminaat" },
          { value: "pvc", label: "Pvc" },
          { value: "hout", label: "Houten vloer" },
          { value: "tegels", label: "Tegels" },
        ],
        showIf: [{ key: "complete_renovatie_onderdelen", in: ["vloeren"] }],
      },
      {
        key: "complete_renovatie_afgifte",
        label: "Hoe wilt u de kamers verwarmen?",
        type: "radio",
        options: [
          { value: "radiatoren", label: "Met nieuwe radiatoren" },
          { value: "vloerverwarming", label: "Met vloerverwarming" },
        ],
        showIf: [{ key: "complete_renovatie_onderdelen", in: ["verwarming"] }],
      },
      {
        key: "complete_renovatie_bron",
        label: "Waarmee wilt u verwarmen?",
        type: "radio",
        options: [
          { value: "bestaand", label: "Met de ketel die er is" },
          { value: "ketel", label: "Met een nieuwe cv-ketel" },
          { value: "hybride", label: "Met een hybride warmtepomp" },
          { value: "warmtepomp", label: "Met alleen een warmtepomp" },
        ],
        showIf: [{ key: "complete_renovatie_onderdelen", in: ["verwarming"] }],
      },
    ],
  },
]
