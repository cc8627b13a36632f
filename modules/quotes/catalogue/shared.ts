import type { Day } from "#src/shared/days.ts"
import { building } from "./building.ts"
import { yesNo } from "./options.ts"
import type { QuestionSection } from "./question.ts"

/** Asked once for every job, after the sections of its types. */
export const sharedSections = (today: Day): QuestionSection[] => [
  building(Number(today.slice(0, 4))),
  {
    title: "Bereikbaarheid",
    description: "Zo weten we hoeveel tijd het kost om materiaal en afval te verplaatsen.",
    questions: [
      {
        key: "verdieping",
        label: "Op welke verdieping is het werk?",
        type: "number",
        unit: "verdieping",
        validation: { min: 0, max: 40 },
        helpText: "Vul 0 in voor de begane grond. Is het werk op meer plekken? Kies dan de hoogste.",
      },
      {
        key: "lift",
        label: "Is er een lift die we mogen gebruiken?",
        type: "radio",
        options: yesNo,
        showIf: [{ key: "verdieping", atLeast: 2 }],
      },
      {
        key: "parkeren",
        label: "Waar kan onze bus staan?",
        type: "radio",
        options: [
          { value: "gratis", label: "Gratis bij de deur" },
          { value: "betaald", label: "Betaald parkeren bij de deur" },
          { value: "verder", label: "Meer dan 25 meter lopen" },
        ],
      },
      {
        key: "container",
        label: "Is er plek voor een afvalcontainer?",
        type: "radio",
        options: [
          { value: "eigen_terrein", label: "Ja, op eigen terrein" },
          { value: "straat", label: "Ja, op straat" },
          { value: "geen", label: "Nee" },
        ],
        helpText: "Reken op een plek van ongeveer 2 bij 4 meter, zo groot als een parkeervak.",
      },
      {
        key: "bewoond",
        label: "Is het gebouw tijdens het werk in gebruik?",
        type: "radio",
        options: [
          { value: "ja", label: "Ja, we wonen of werken er" },
          { value: "nee", label: "Nee, het is dan leeg" },
        ],
        helpText: "Zo ja, dan schermen we extra af en ruimen we elke dag goed op.",
      },
    ],
  },
  {
    title: "Planning en wensen",
    description: "Wanneer komt het u uit, en wat moeten we nog meer weten?",
    questions: [
      {
        key: "gewenste_start",
        label: "Wanneer wilt u dat we beginnen?",
        type: "date",
        helpText: "Weet u het nog niet? Laat dit dan leeg.",
      },
      {
        key: "urgentie",
        label: "Hoeveel haast heeft het?",
        type: "radio",
        options: [
          { value: "normaal", label: "Normaal" },
          { value: "spoed", label: "Spoed: zo snel mogelijk" },
          { value: "flexibel", label: "Flexibel: het mag later" },
        ],
      },
      {
        key: "budget",
        label: "Wat is ongeveer uw budget, met btw?",
        type: "radio",
        options: [
          { value: "tot_10000", label: "Tot € 10.000" },
          { value: "10000_25000", label: "€ 10.000 tot € 25.000" },
          { value: "25000_50000", label: "€ 25.000 tot € 50.000" },
          { value: "50000_100000", label: "€ 50.000 tot € 100.000" },
          { value: "vanaf_100000", label: "€ 100.000 of meer" },
          { value: "onbekend", label: "Dat weet ik nog niet" },
        ],
        helpText: "Dit verandert de prijs niet. We letten erop bij ons advies.",
      },
      {
        key: "opmerkingen",
        label: "Wilt u nog iets kwijt?",
        type: "text",
        validation: { max: 1000 },
        helpText: "Bijvoorbeeld wensen, zorgen of dagen waarop u er niet bent.",
      },
    ],
  },
]
