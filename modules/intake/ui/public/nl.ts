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

/** The Dutch of the page with photos for who has its link. */
export const shared = {
  title: "Foto’s van uw klus",
  until: "Deze pagina is voor wie de link heeft, en werkt tot {{day}}.",
  alt: "Foto: {{title}}",
  photo: "Foto {{number}}",
  large: "Groot bekijken",
  previous: "Vorige",
  next: "Volgende",
  failed: "Deze foto kan nu niet worden getoond.",
  none: "Deze foto’s zijn er niet meer. Vraag ons om een nieuwe link.",
  noLink: "Open deze pagina met de link die u van ons kreeg.",
}
