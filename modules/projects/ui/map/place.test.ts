import { expect, test } from "bun:test"
import { degreesText, isShortLink, parseDegrees, parsePlace } from "./place.ts"

const place = { latitude: 51.65, longitude: 3.92 }

test.each([
  "51.65, 3.92",
  "51.65,3.92",
  "51.65 3.92",
  "51,65 3,92",
  "51,65, 3,92",
  "51,65; 3,92",
  "3.92, 51.65",
  "51,65,3,92",
  "  (51.650, 3.920)\n",
  "51.65 / 3.92",
  "51.65° N, 3.92° E",
  "51,65 N 3,92 O",
  `51°39'00.0"N 3°55'12.0"E`,
  "51° 39′ 0″ N, 3° 55′ 12″ O",
  "51°39'N 3°55.2'E",
  "geo:51.65,3.92?z=17",
  "https://www.google.com/maps/@51.65,3.92,17z",
  "https://www.google.nl/maps/place/Kade+3/@51.6,3.9,17z/data=!3m1!4b1!4m6!3m5!8m2!3d51.65!4d3.92",
  "https://www.google.com/maps?q=51.65,3.92",
  "https://maps.google.com/?q=loc:51.65,3.92",
  "https://www.google.com/maps/search/?api=1&query=51.65%2C3.92",
  "https://www.google.com/maps/search/51.65,+3.92?entry=tts",
  "https://www.google.com/maps/dir//51.65,3.92",
  "https://www.google.com/maps/dir/?api=1&destination=51.65,3.92",
  "https://www.openstreetmap.org/?mlat=51.65&mlon=3.92#map=17/51.6/3.9",
  "https://www.openstreetmap.org/#map=17/51.65/3.92",
  "https://www.openstreetmap.org/node/1#map=17/51.65/3.92&layers=T",
  "https://maps.apple.com/?ll=51.65,3.92&q=Kade",
  "https://maps.apple.com/place?coordinate=51.65,3.92",
])("%s is in Zeeland", (text) => expect(parsePlace(text)).toEqual(place))

test.each([
  ["-33.8688, 151.2093", { latitude: -33.8688, longitude: 151.2093 }],
  [`33°52'07.7"S 70°39'W`, { latitude: -33.868806, longitude: -70.65 }],
  ["51.123456789, 3.987654321", { latitude: 51.123457, longitude: 3.987654 }],
  ["90 -180", { latitude: 90, longitude: -180 }],
  ["51 4", { latitude: 51, longitude: 4 }],
])("%s is read as it is written", (text, expected) => expect(parsePlace(text)).toEqual(expected))

test.each([
  "",
  "Kade 3, Zierikzee",
  "51.65",
  "51.65,",
  "4301 AB 12",
  "51.65, 3.92, 4.5",
  "91.1, 3.92",
  "51.65, 181.5",
  "51,65,3",
  "1e3 1e3",
  "NaN NaN",
  "https://maps.app.goo.gl/abc",
  "https://www.google.com/maps/place/Zierikzee",
  "https://www.openstreetmap.org/#map=17/91.5/3.92",
  "javascript:alert(51.65,3.92)",
  "https://x/%E0%A4%A",
  `${"1".repeat(5000)} 3.92`,
])("%p is no place", (text) => expect(parsePlace(text)).toBeUndefined())

// A pattern that tries every way to read these would not be done before the test is stopped.
test.each(["51.65 ".repeat(600), `https://x/${"!3d51.65!4d".repeat(300)}`])(
  "a long text that looks like coordinates is no place",
  (text) => expect(parsePlace(text)).toBeUndefined(),
)

test.each([
  ["51,65", 51.65],
  ["51.650", 51.65],
  [" -3 ", -3],
  ["51,", undefined],
  ["1.234,5", undefined],
  ["vijftig", undefined],
])("the coordinate %p is %p", (text, value) => expect(parseDegrees(text)).toBe(value))

test("a coordinate is written with a comma", () => expect(degreesText(51.65)).toBe("51,65"))

test("a short link is known for what it is", () => {
  expect(isShortLink("https://maps.app.goo.gl/AbC1")).toBe(true)
  expect(isShortLink("https://www.google.com/maps/@51.65,3.92,17z")).toBe(false)
})
