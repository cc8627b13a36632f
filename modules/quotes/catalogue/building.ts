import { yesNo, yesNoUnknown } from "./options.ts"
import type { QuestionSection } from "./question.ts"

/** `year`: the year it is. A building of three years ago may have stood empty at first, so its age is asked too. */
export const building = (year: number): QuestionSection => ({
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
      validation: { min: 1200, max: year + 10 },
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
        { key: "bouwjaar", atLeast: year - 3 },
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
})
