import { lazy } from "#src/shared/lazy.ts"
import type { Unit } from "../../pricing/norm.ts"

/** A number as people type it: '12', '1.000,5', '2,5', '1 000'. */
const number = String.raw`(?:\d{1,3}(?:[. ]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)(?!\d)`
const apart = String.raw`(?<![\p{L}\d.,#])`
const end = String.raw`(?![\p{L}\d])`
/** '-5', but not the dash of '3-4' or 'cat-6'. */
const signed = String.raw`((?:(?<![\p{L}\d)#/])-)?${number})`

/** Units as people write them; the longest first, for 'm' begins most of them. */
const unitPatterns: [unit: Unit | "m", pattern: string][] = [
  ["m2", "m ?2|m\\^2|mtr2|meter2|vierkante ?m(?:eters?|tr|2)?|vierk\\.? ?m(?:eters?|tr)?|vk ?m|qm"],
  ["m3", "m ?3|m\\^3|kuub|kub|kubieke ?m(?:eters?|tr)?"],
  [
    "m1",
    "m ?1|strekkende ?m(?:eters?|tr|1)?|str(?:ek)?\\.? ?m(?:eters?|tr|1)?\\.?|lopende ?m(?:eters?|tr)?|lm",
  ],
  ["m", "meters?|mtrs?|m"],
  ["st", "stuks?|stks?|st|x|keer|maal|plek(?:ken)?|punten"],
  ["uur", "uren|uurtjes|uur"],
  ["dag", "dagen|dag"],
]
const anyUnit = unitPatterns.map(([, pattern]) => `(${pattern})`).join("|")

/** Which unit it is, from the groups of a pattern that ends in one of them. */
export const unitOf = (groups: (string | undefined)[]): Unit | "m" =>
  unitPatterns[groups.findIndex((group) => group !== undefined)]![0]

const per = String.raw`(?:\s*(?:per|p/|/)\s*(?:m[123]?|st|stuk|uur|dag|meter|vierkante meter)${end})`
const euros = `${number}(?:,?-+)?`
const money = [
  String.raw`(?:€|eur(?:o)?${end})\s*-?${euros}${per}?`,
  String.raw`(?:à|á|@)\s*€?\s*${euros}(?:\s*(?:euro|eur|€))?${per}`,
  String.raw`${apart}${euros}\s*(?:euro|eur|€|k€)${end}${per}?`,
  String.raw`${apart}\d+,-+`,
  apart + euros + per,
]

const unitBehind = String.raw`\s*(?:m ?[123²³¹]?|meter|mtr|stuks?|st|x|vierkante|strekkende|kuub|uur)${end}`
const dates = [
  String.raw`${apart}\d{1,2}([-/.])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)`,
  String.raw`${apart}\d{1,2}:\d{2}(?:\s*uur)?`,
  String.raw`${apart}(?:18|19|20)\d\d(?![\d.,]*\d)(?!${unitBehind})`,
  String.raw`jaren\s*'?\d\d`,
]

const measured =
  "mm2?|cm|millimeter|centimeter|dm|km|kg|kilo|liter|ltr|kw|kwp|kwh|watt|volt|amp|ampere|db|%|°|graden|jaar|jr|weken|week|wk|maand(?:en)?|personen|pers|fase[ns]?|laags|lagen|laag|laagjes|treden|zits|deurs|polig|aderig|pits"
const articles = [
  // '2x dekkend' tells how well, not how many.
  String.raw`${apart}${number}\s*(?:x|keer|maal)(?=\s*(?:dekkend|gronden|gegrond|lakken|gelakt|schuren|sauzen|gesausd|latexen|gelatext|verven|geverfd|schilderen|geschilderd|aflakken|afgelakt|witten|gewit)${end})`,
  String.raw`${apart}${number}\s*(?:x\s*)?(?:${measured})${end}`,
  `${apart}${number}%`,
  String.raw`(?<!\p{L})(?:type|klasse|rc|rd|nr|nummer|huisnummer|no|maat|ral|kleur|cw|hr|dikte|dik|diepte|diep|cat|ip|fase|hoogte|hoog)\.?\s*[:=]?\s*${number}\s*(?:m|meter)?${end}`,
  String.raw`${apart}${number}\s*(?:m|meter|mtr)\s*(?:dik|diep|hoog)${end}`,
  String.raw`${apart}\d+\s?(?:e|de|ste)${end}`,
  String.raw`${apart}\d{8,}(?!\d)(?!${unitBehind})`,
]

const side = String.raw`(${number})\s*(m ?2|mm2?|cm|mtr|meters?|m)?${end}`
const signedSide = String.raw`${signed}\s*(mm|cm|mtr|meters?|m)?`
const firstSide = String.raw`(${number})\s*(mm|cm|mtr|meters?|m)?`
const by = String.raw`\s*(?:x|bij)\s*`
const long = String.raw`(${number})\s*(?:m|mtr|meter)?\s*`

/** Made at the first use: compiling them takes a while. */
export const patterns = lazy(() => {
  const all = (...patterns: string[]) => new RegExp(patterns.join("|"), "giu")
  return {
    /** Prices, dates and years. */
    noQuantity: all(...money, ...dates),
    /** Two or three sides, each with its unit or without. */
    size: all(`${apart}${signedSide}${by}${firstSide}${by}${side}`, `${apart}${signedSide}${by}${side}`),
    wideAndHigh: all(
      `${apart}${long}(?:breed|lang)\\s*(?:en|x|bij|,)?\\s*${long}(?:hoog|breed|diep)${end}`,
      `(?:breedte|lengte)\\s*:?\\s*${long}(?:en|x|bij|,)?\\s*(?:hoogte|breedte)\\s*:?\\s*${long}`,
    ),
    article: all(...articles),
    range: all(`${apart}(${number})\\s*(?:-|à|a|tot|t/m|of)\\s*(${number})\\s*(?:${anyUnit})${end}`),
    amount: all(`${apart}${signed}\\s*(?:(?:${anyUnit})${end}|(x)(?=\\p{L}{3}))`),
    timesBehind: /(?<![\p{L}\d])x\s?(\d{1,4})(?![\d.,\p{L}])/giu,
    listed: /(?<=\p{L}\s?[:(]\s?)(\d{1,4})(?=\s?\)|\s*$|\s*[,;])/giu,
    count: all(
      String.raw`${apart}((?:(?<![\p{L}\d)#/])-)?\d{1,9})(?=\s+(?!(?:met|en|incl|excl|van|voor|in|op|bij|aan|naar|of)${end})\p{L})`,
    ),
    /** What is left of figures says nothing. */
    figures: all(String.raw`(?<!#)${apart}-?\d[\d.,]*(?![\d#])`),
  }
})
