import type { QuestionSection } from "../question.ts"
import { yesNo, yesNoUnknown } from "./options.ts"

/** Asked once for every job, after the sections of its types. */
export const sharedSections: QuestionSection[] = [
  {
    title: "Uw gebouw",
    description: "Hiermee bepalen we het btw-tarief en letten we op asbest en vergunningen.",
    questions: [
      {
        key: "gebruik",
        label: "Waarvoor wordt het gebouw gebruikt?",
        type: "radio",
        required: true,
        options: [
          { value: "woning", label: "Woning" },
          { value: "bedrijf", label: "Bedrijfspand" },
          { value: "gemengd", label: "Woning en bedrijf samen" },
        ],
        helpText: "Voor woningen geldt bij sommig werk een lager btw-tarief.",
      },
      {
        key: "woningtype",
        label: "Wat voor woning is het?",
        type: "radio",
        options: [
          { value: "appartement", label: "Appartement of bovenwoning" },
          { value: "tussenwoning", label: "Tussenwoning" },
          { value: "hoekwoning", label: "Hoekwoning" },
          { value: "twee_onder_een_kap", label: "Twee-onder-een-kap" },
          { value: "vrijstaand", label: "Vrijstaande woning" },
        ],
        showIf: [{ key: "gebruik", in: ["woning", "gemengd"] }],
      },
      {
        key: "vve",
        label: "Is er toestemming van de Vereniging van Eigenaars (VvE)?",
        type: "radio",
        options: [
          { value: "ja", label: "Ja, die is er" },
          { value: "nog_niet", label: "Nee, nog niet" },
          { value: "niet_nodig", label: "Niet nodig, of er is geen VvE" },
        ],
        helpText: "Voor werk aan gevel, dak, vloer of leidingen is vaak toestemming nodig.",
        showIf: [{ key: "woningtype", in: ["appartement"] }],
      },
      {
        key: "bouwjaar",
        label: "In welk jaar is het gebouw gebouwd?",
        type: "number",
        validation: { min: 1200, max: 2040 },
        helpText: "Een schatting is goed. Het bouwjaar staat ook op bagviewer.kadaster.nl.",
      },
      {
        key: "ouder_dan_2_jaar",
        label: "Wordt de woning al langer dan 2 jaar bewoond?",
        type: "radio",
        options: yesNo,
        helpText: "We tellen vanaf de dag waarop er voor het eerst iemand woonde.",
        showIf: [
          { key: "gebruik", in: ["woning", "gemengd"] },
          { key: "bouwjaar", atLeast: 2023 },
        ],
      },
      {
        key: "asbest",
        label: "Is het gebouw onderzocht op asbest?",
        type: "radio",
        options: [
          { value: "vrij", label: "Ja, er is geen asbest gevonden" },
          { value: "aanwezig", label: "Ja, er zit asbest in" },
          { value: "niet_onderzocht", label: "Nee, of dat weet ik niet" },
        ],
        helpText: "In gebouwen van voor 1994 kan asbest zitten. Voor sloopwerk is dan onderzoek nodig.",
        showIf: [{ key: "bouwjaar", below: 1994 }],
      },
      {
        key: "monument",
        label: "Is het een monument of een beschermd stadsgezicht?",
        type: "radio",
        options: yesNoUnknown,
        helpText: "Dan is er meestal een vergunning nodig.",
      },
    ],
  },
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
