import { yesNo, yesNoUnknown } from "./options.ts"
import type { QuestionSection } from "./question.ts"

export const isolatie: QuestionSection[] = [
  {
    title: "Wat wilt u isoleren?",
    description: "Kies alles waar u aan denkt.",
    questions: [
      {
        key: "isolatie_onderdelen",
        label: "Welke delen isoleren we?",
        type: "checkbox",
        required: true,
        options: [
          { value: "spouw", label: "Spouwmuur (buitenmuur met een holle ruimte)" },
          { value: "voorzetwand", label: "Buitenmuur aan de binnenkant" },
          { value: "dak", label: "Schuin dak aan de binnenkant" },
          { value: "zoldervloer", label: "Vloer van de zolder" },
          { value: "vloer", label: "Begane grond, vanuit de kruipruimte" },
          { value: "bodem", label: "Bodem van de kruipruimte" },
          { value: "glas", label: "Glas in de kozijnen die er zijn" },
        ],
      },
      {
        key: "isolatie_niveau",
        label: "Hoe goed wilt u isoleren?",
        type: "radio",
        options: [
          { value: "goed", label: "Goed: gewone isolatie en HR++-glas" },
          { value: "zeer_goed", label: "Zeer goed: extra dik en triple glas" },
        ],
      },
      {
        key: "isolatie_subsidie",
        label: "Wilt u subsidie (ISDE) aanvragen?",
        type: "radio",
        options: yesNo,
        helpText: "Dan maken we foto's en een factuur met dikte, merk en meldcode. U vraagt zelf aan.",
      },
    ],
  },
  {
    title: "Maten",
    description: "Een schatting is goed. We meten later precies op.",
    questions: [
      {
        key: "isolatie_gevel_oppervlakte",
        label: "Hoeveel buitenmuur is het?",
        type: "number",
        unit: "m²",
        validation: { min: 2, max: 1000 },
        helpText: "Breedte maal hoogte, zonder ramen. Een tussenwoning heeft ongeveer 50 m².",
        showIf: [{ key: "isolatie_onderdelen", in: ["spouw", "voorzetwand"] }],
      },
      {
        key: "isolatie_dak_oppervlakte",
        label: "Hoe groot is het schuine dak?",
        type: "number",
        unit: "m²",
        validation: { min: 2, max: 800 },
        showIf: [{ key: "isolatie_onderdelen", in: ["dak"] }],
      },
      {
        key: "isolatie_vloer_oppervlakte",
        label: "Hoe groot is de vloer?",
        type: "number",
        unit: "m²",
        validation: { min: 2, max: 800 },
        helpText: "De oppervlakte van één verdieping.",
        showIf: [{ key: "isolatie_onderdelen", in: ["zoldervloer", "vloer", "bodem"] }],
      },
      {
        key: "isolatie_glas_oppervlakte",
        label: "Hoeveel glas vervangen we?",
        type: "number",
        unit: "m²",
        validation: { min: 0.2, max: 200 },
        helpText: "Tel breedte maal hoogte van alle ruiten op.",
        showIf: [{ key: "isolatie_onderdelen", in: ["glas"] }],
      },
    ],
  },
  {
    title: "Hoe is het nu?",
    description: "Zo weten we of er eerst iets anders moet gebeuren.",
    questions: [
      {
        key: "isolatie_spouw_staat",
        label: "Zit er al isolatie in de spouwmuur?",
        type: "radio",
        options: yesNoUnknown,
        helpText: "Oude, ingezakte isolatie zuigen we er eerst uit.",
        showIf: [{ key: "isolatie_onderdelen", in: ["spouw"] }],
      },
      {
        key: "isolatie_kruipruimte",
        label: "Hoe hoog is de kruipruimte?",
        type: "radio",
        options: [
          { value: "hoog", label: "Hoger dan 50 cm" },
          { value: "laag", label: "Lager dan 50 cm" },
          { value: "weet_niet", label: "Dat weet ik niet" },
        ],
        showIf: [{ key: "isolatie_onderdelen", in: ["vloer", "bodem"] }],
      },
      {
        key: "isolatie_dak_afwerking",
        label: "Moeten we het dak binnen netjes afwerken?",
        type: "radio",
        options: [
          { value: "gips", label: "Ja, met gipsplaten en stucwerk" },
          { value: "geen", label: "Nee, dat is niet nodig" },
        ],
        showIf: [{ key: "isolatie_onderdelen", in: ["dak"] }],
      },
      {
        key: "isolatie_oud",
        label: "Moet er oude isolatie of betimmering weg?",
        type: "radio",
        options: yesNo,
        showIf: [{ key: "isolatie_onderdelen", in: ["dak", "zoldervloer", "vloer", "voorzetwand"] }],
      },
      {
        key: "isolatie_extras",
        label: "Wilt u nog iets tegen tocht en vocht?",
        type: "checkbox",
        options: [
          { value: "kierdichting", label: "Kieren dichten bij ramen en deuren" },
          { value: "ventilatie", label: "Ventilatieroosters in de gevel" },
        ],
        helpText: "Een goed geïsoleerd huis heeft goede ventilatie nodig.",
      },
    ],
  },
]
