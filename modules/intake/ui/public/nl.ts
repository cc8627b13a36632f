import { calculatorTexts } from "../../calculators/nl.ts"

/** The calculators for visitors. */
export const intake = {
  calculators: calculatorTexts,
  page: {
    title: "Rekenhulp",
    description: "Reken uit hoeveel verf, tegels, beton of zand u nodig hebt.",
    intro: "Reken uit hoeveel u nodig hebt. U ziet erbij hoe het berekend is.",
    quote: "Wilt u het laten doen?",
    quoteText: "Vertel wat u wilt. U krijgt een offerte van ons.",
    ask: "Offerte aanvragen",
    off: "De rekenhulp staat niet op deze website.",
    home: "Naar de homepage",
  },
}
