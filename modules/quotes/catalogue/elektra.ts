import { yesNo } from "./options.ts"
import type { QuestionSection } from "./question.ts"

const charger = { key: "elektra_apparaten", in: ["laadpaal"] }

export const elektra: QuestionSection[] = [
  {
    title: "Meterkast en leidingen",
    description: "Hoe is de installatie nu, en wat moet er nieuw?",
    questions: [
      {
        key: "elektra_meterkast",
        label: "Wat doen we in de meterkast?",
        type: "radio",
        required: true,
        options: [
          { value: "nieuw", label: "Een nieuwe groepenkast" },
          { value: "uitbreiden", label: "Extra groepen in de kast die er is" },
          { value: "blijft", label: "Niets: de kast blijft zoals hij is" },
        ],
      },
      {
        key: "elektra_groepen",
        label: "Hoeveel groepen krijgt de nieuwe kast?",
        type: "number",
        unit: "groepen",
        validation: { min: 2, max: 36 },
        helpText: "Een gewoon huis heeft 8 tot 12 groepen. Apparaten die u hierna kiest, tellen we zelf.",
        showIf: [{ key: "elektra_meterkast", in: ["nieuw"] }],
      },
      {
        key: "elektra_extra_groepen",
        label: "Hoeveel groepen komen erbij?",
        type: "number",
        unit: "groepen",
        validation: { min: 1, max: 12 },
        helpText: "Apparaten die u hierna kiest, tellen we zelf.",
        showIf: [{ key: "elektra_meterkast", in: ["uitbreiden"] }],
      },
      {
        key: "elektra_fase",
        label: "Wat voor aansluiting heeft u?",
        type: "radio",
        options: [
          { value: "een", label: "1-fase (gewoon, in de meeste oudere huizen)" },
          { value: "drie", label: "3-fase (krachtstroom)" },
          { value: "verzwaren", label: "1-fase, maar ik wil naar 3-fase" },
          { value: "weet_niet", label: "Dat weet ik niet" },
        ],
        helpText: "Voor een laadpaal of warmtepomp is 3-fase vaak nodig.",
        showIf: [{ key: "elektra_meterkast", in: ["nieuw"] }],
      },
      {
        key: "elektra_bedrading",
        label: "Moeten oude draden worden vervangen?",
        type: "radio",
        options: [
          { value: "nee", label: "Nee" },
          { value: "deels", label: "Ja, een deel" },
          { value: "alles", label: "Ja, alles" },
        ],
        helpText: "Draden met stof eromheen, of zonder aarde, zijn verouderd.",
      },
      {
        key: "elektra_oppervlakte",
        label: "Hoe groot is het gebouw?",
        type: "number",
        required: true,
        unit: "m²",
        validation: { min: 10, max: 1000 },
        helpText: "De vloeren van alle verdiepingen samen.",
        showIf: [{ key: "elektra_bedrading", in: ["deels", "alles"] }],
      },
    ],
  },
  {
    title: "Stopcontacten en licht",
    description: "Tel alleen nieuwe punten: plekken waar nu nog niets zit.",
    questions: [
      {
        key: "elektra_stopcontacten",
        label: "Hoeveel nieuwe stopcontacten wilt u?",
        type: "number",
        unit: "stuks",
        validation: { min: 0, max: 150 },
        helpText: "Een dubbel stopcontact telt als één.",
      },
      {
        key: "elektra_lichtpunten",
        label: "Hoeveel nieuwe lichtpunten wilt u?",
        type: "number",
        unit: "stuks",
        validation: { min: 0, max: 100 },
        helpText: "De schakelaar hoort erbij.",
      },
      {
        key: "elektra_data",
        label: "Hoeveel aansluitingen voor internet of tv wilt u?",
        type: "number",
        unit: "stuks",
        validation: { min: 0, max: 50 },
      },
      {
        key: "elektra_wijze",
        label: "Waar komen de nieuwe leidingen?",
        type: "radio",
        options: [
          { value: "steen", label: "Weggewerkt in stenen of betonnen muren" },
          { value: "hol", label: "Weggewerkt in holle muren (gips of hout)" },
          { value: "opbouw", label: "Zichtbaar op de muur" },
        ],
        helpText: "In steen frezen we sleuven. Dat kost meer tijd en geeft stof.",
      },
    ],
  },
  {
    title: "Apparaten en veiligheid",
    description: "Welke apparaten krijgen een eigen groep?",
    questions: [
      {
        key: "elektra_apparaten",
        label: "Waarvoor moet er een aansluiting komen?",
        type: "checkbox",
        options: [
          { value: "koken", label: "Koken op inductie" },
          { value: "wassen", label: "Wasmachine of droger" },
          { value: "airco", label: "Airco" },
          { value: "warmtepomp", label: "Warmtepomp" },
          { value: "laadpaal", label: "Laadpaal voor de auto" },
          { value: "zonnepanelen", label: "Zonnepanelen (voorbereiding)" },
        ],
      },
      {
        key: "elektra_laadpaal",
        label: "Wie levert de laadpaal?",
        type: "radio",
        options: [
          { value: "wij", label: "U: leveren en aansluiten" },
          { value: "klant", label: "Ik koop hem zelf, u sluit hem aan" },
        ],
        showIf: [charger],
      },
      {
        key: "elektra_laadpaal_afstand",
        label: "Hoeveel meter is het van de meterkast naar de laadpaal?",
        type: "number",
        unit: "m",
        validation: { min: 1, max: 100 },
        showIf: [charger],
      },
      {
        key: "elektra_rookmelders",
        label: "Hoeveel rookmelders hangen we op?",
        type: "number",
        unit: "stuks",
        validation: { min: 0, max: 20 },
        helpText: "Op elke verdieping is er minstens één verplicht.",
      },
      {
        key: "elektra_keuring",
        label: "Wilt u een keuring met rapport?",
        type: "radio",
        options: yesNo,
        helpText: "Een keurmeester controleert de hele installatie volgens NEN 1010.",
      },
    ],
  },
]
