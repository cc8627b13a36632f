import type { Site } from "#ui/lib/company.ts"

const list = new Intl.ListFormat("nl", { type: "conjunction" })

/** 'renovatie, onderhoud en nieuwbouw': what the company does, by the names of its shares. */
export const workOf = ({ shares }: Pick<Site, "shares">): string =>
  list.format(shares.map(({ label }) => label.replace(capitals, (begin) => begin.toLowerCase())))

/** Of 'Aan- & Opbouw' both, of 'VvE-onderhoud' none. */
const capitals = /(^|& )\p{Lu}(?=\p{Ll}*(\P{L}|$))/gu

/** Paragraphs of a text in which an empty line parts them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter(Boolean)
