export interface Place {
  latitude: number
  longitude: number
}

const longest = 4000
const number = String.raw`-?\d{1,3}(?:[.,]\d{1,15})?`
const point = String.raw`-?\d{1,3}\.\d{1,15}`

/**
 * Where a pasted text points to: coordinates as people and maps write them, or a link of Google Maps, OpenStreetMap,
 * Apple Kaarten or `geo:`. Undefined where there is no place in it.
 */
export function parsePlace(text: string): Place | undefined {
  const plain = text.trim()
  if (plain === "" || plain.length > longest) return undefined
  return /^(https?|geo):/i.test(plain) ? inLink(plain) : inWords(plain)
}

/** A coordinate on its own: '51,65', '51.650'. */
export function parseDegrees(text: string): number | undefined {
  const plain = text.trim()
  return new RegExp(`^${number}$`).test(plain) ? degrees(plain) : undefined
}

/** '51,65' */
export const degreesText = (value: number): string => String(value).replace(".", ",")

/** A short link says nothing until it is opened, which would ask a third party. */
export const isShortLink = (text: string): boolean =>
  /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl|osm\.org\/go)\//i.test(text.trim())

/** In this order: a pin says more than the middle of what was in sight. */
const inLinks = [
  new RegExp(`!3d(${point})!4d(${point})`),
  new RegExp(`[?&]mlat=(${point})&mlon=(${point})`),
  new RegExp(`[?&](?:q|query|ll|coordinate|destination|daddr)=(?:loc:)?(${point}),\\+?(${point})`),
  new RegExp(`/(?:search|place|dir/)/?(${point}),\\+?(${point})`),
  new RegExp(`^geo:(${point}),(${point})`, "i"),
  new RegExp(`@(${point}),(${point})`),
  new RegExp(`[#&]map=\\d{1,2}(?:\\.\\d+)?/(${point})/(${point})`),
]

function inLink(link: string): Place | undefined {
  const whole = readable(link)
  for (const pattern of inLinks) {
    const [, latitude, longitude] = pattern.exec(whole) ?? []
    const place = latitude && longitude && placeOf(degrees(latitude), degrees(longitude))
    if (place) return place
  }
  return undefined
}

function readable(link: string): string {
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

const pairs = [
  // 51.65, 3.92 - 51,65 3,92 - 51,65, 3,92 - 51,65;3,92
  new RegExp(`^(${number})(?:\\s*[;/]\\s*|,?\\s+)(${number})$`),
  // 51.65,3.92
  new RegExp(`^(${point}),(${point})$`),
  // 51,65,3,92
  /^(-?\d{1,2},\d{1,15}),(-?\d{1,3},\d{1,15})$/,
]

function inWords(text: string): Place | undefined {
  const bare = text.replace(/^\(|\)$/g, "").trim()
  const named = inQuarters(bare)
  if (named) return named
  for (const pattern of pairs) {
    const [, latitude, longitude] = pattern.exec(bare) ?? []
    if (latitude && longitude) return northFirst(degrees(latitude), degrees(longitude))
  }
  return undefined
}

/** Programs for maps write the longitude first: what is in or near the country only the other way round, is meant so. */
const northFirst = (a: number, b: number) => (!isNear(a, b) && isNear(b, a) ? placeOf(b, a) : placeOf(a, b))
const isNear = (latitude: number, longitude: number) =>
  latitude > 49 && latitude < 55 && longitude > 2 && longitude < 9

/** 51°39'00.0"N 3°55'12.0"E - 51.65° N, 3.92° O */
function inQuarters(text: string): Place | undefined {
  const part = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*°?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''))?\s*`
  const found = new RegExp(`^${part}([NZS])[,;\\s]*${part}([EOW])$`, "i").exec(text)
  if (!found) return undefined
  const [, d1, m1, s1, north, d2, m2, s2, east] = found
  const sign = (quarter: string) => (/[ZSW]/i.test(quarter) ? -1 : 1)
  return placeOf(sign(north!) * sexagesimal(d1, m1, s1), sign(east!) * sexagesimal(d2, m2, s2))
}

const sexagesimal = (whole = "0", minutes = "0", seconds = "0") =>
  degrees(whole) + degrees(minutes) / 60 + degrees(seconds) / 3600

const degrees = (text: string) => Number(text.replace(",", "."))

/** To six decimals: a hand's breadth. */
export function placeOf(latitude: number, longitude: number): Place | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined
  const round = (value: number) => Math.round(value * 1e6) / 1e6 + 0
  return { latitude: round(latitude), longitude: round(longitude) }
}
