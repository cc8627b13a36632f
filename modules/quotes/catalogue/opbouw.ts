import type { QuestionSection } from "./question.ts"

const inside = { key: "opbouw_afwerking", in: ["stucklaar", "klaar"] }

export const opbouw: QuestionSection[] = [
  {
    title: "Plek en maten",
    description: "Waar komt de extra verdieping, en hoe groot wordt hij?",
    questions: [
      {
        key: "opbouw_plek",
        label: "Waar komt de opbouw?",
        type: "radio",
        required: true,
        options: [
          { value: "plat_dak", label: "Op het platte dak van het huis" },
          { value: "schuin_dak", label: "In plaats van het schuine dak" },
          { value: "aanbouw", label: "Op een aanbouw of garage" },
        ],
      },
      {
        key: "opbouw_oppervlakte",
        label: "Hoeveel vierkante meter vloer komt erbij?",
        type: "number",
        required: true,
        unit: "m²",
        validation: { min: 6, max: 300 },
        helpText: "Lengte maal breedte van de nieuwe verdieping, aan de buitenkant gemeten.",
      },
      {
        key: "opbouw_hoogte",
        label: "Hoe hoog worden de nieuwe muren?",
        type: "number",
        unit: "cm",
        validation: { min: 230, max: 400 },
        helpText: "Meestal ongeveer 300 cm aan de buitenkant. Binnen houdt u dan 260 cm over.",
      },
    ],
  },
  {
    title: "Constructie en voorbereiding",
    description: "Kan uw huis de opbouw dragen, en zijn er tekeningen?",
    questions: [
      {
        key: "opbouw_draagkracht",
        label: "Heeft een constructeur gekeken of uw huis de opbouw kan dragen?",
        type: "radio",
        options: [
          { value: "sterk", label: "Ja, het huis is sterk genoeg" },
          { value: "versterken", label: "Ja, er moeten stalen balken bij" },
          { value: "nee", label: "Nee, nog niet" },
        ],
      },
      {
        key: "opbouw_tekeningen",
        label: "Zijn er al bouwtekeningen en een berekening?",
        type: "radio",
        options: [
          { value: "ja", label: "Ja, die zijn er" },
          { value: "laten_maken", label: "Nee, die mag u voor mij regelen" },
          { value: "zelf", label: "Nee, die regel ik zelf" },
        ],
        helpText: "Voor een opbouw is bijna altijd een vergunning nodig.",
      },
      {
        key: "opbouw_kraan",
        label: "Waar kan een hijskraan staan?",
        type: "radio",
        options: [
          { value: "dichtbij", label: "Naast of voor het huis" },
          { value: "ver", label: "Verder weg: over huizen of tuinen heen" },
          { value: "niet", label: "Er kan geen kraan bij" },
        ],
      },
    ],
  },
  {
    title: "Buitenkant",
    description: "Gevel, dak en ramen.",
    questions: [
      {
        key: "opbouw_gevel",
        label: "Hoe werken we de buitenmuren af?",
        type: "radio",
        options: [
          { value: "hout", label: "Houten delen" },
          { value: "kunststof", label: "Kunststof of composiet: weinig onderhoud" },
          { value: "steenstrips", label: "Steenstrips: lijkt op metselwerk" },
          { value: "stuc", label: "Buitenstuc" },
        ],
      },
      {
        key: "opbouw_dak",
        label: "Welk dak wilt u?",
        type: "radio",
        options: [
          { value: "plat", label: "Plat dak" },
          { value: "groen", label: "Plat dak met sedum (groen dak)" },
          { value: "schuin", label: "Schuin dak met pannen" },
        ],
      },
      {
        key: "opbouw_ramen",
        label: "Hoeveel ramen komen erin?",
        type: "number",
        unit: "ramen",
        validation: { min: 1, max: 40 },
        helpText: "We rekenen met ramen van ongeveer 1,5 m².",
      },
      {
        key: "opbouw_kozijnen",
        label: "Welke kozijnen wilt u?",
        type: "radio",
        options: [
          { value: "kunststof", label: "Kunststof" },
          { value: "hout", label: "Hout" },
          { value: "aluminium", label: "Aluminium" },
        ],
      },
    ],
  },
  {
    title: "Binnenkant",
    description: "Hoe ver maken wij de opbouw af?",
    questions: [
      {
        key: "opbouw_afwerking",
        label: "Hoe leveren we de binnenkant op?",
        type: "radio",
        required: true,
        options: [
          { value: "casco", label: "Casco: wind- en waterdicht, de rest doe ik zelf" },
          { value: "stucklaar", label: "Klaar om te stucen, met elektra en verwarming" },
          { value: "klaar", label: "Helemaal klaar om in te richten" },
        ],
        helpText: "Wilt u er ook een badkamer? Kies dan bij stap 1 ook 'Badkamer'.",
      },
      {
        key: "opbouw_kamers",
        label: "Hoeveel kamers komen er?",
        type: "number",
        unit: "kamers",
        validation: { min: 1, max: 15 },
        showIf: [inside],
      },
      {
        key: "opbouw_verwarming",
        label: "Hoe wilt u de kamers verwarmen?",
        type: "radio",
        options: [
          { value: "radiatoren", label: "Radiatoren" },
          { value: "vloerverwarming", label: "Vloerverwarming" },
          { value: "geen", label: "Geen verwarming" },
        ],
        showIf: [inside],
      },
      {
        key: "opbouw_trap",
        label: "Hoe komt u op de nieuwe verdieping?",
        type: "radio",
        options: [
          { value: "vast", label: "Met een nieuwe vaste trap" },
          { value: "luxe", label: "Met een nieuwe open trap van hardhout of staal" },
          { value: "bestaand", label: "Er is al een trap, of een deur op die hoogte" },
        ],
      },
    ],
  },
]
