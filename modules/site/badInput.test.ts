import { type Change, everyWrongType, givenMarkedOffice, long, mark } from "#src/tests/badInput.testing.ts"
import { sampleMessage } from "./sample.ts"

const { bad, onlyRight } = givenMarkedOffice()

bad("message", "POST", "/api/contact", () => sampleMessage, [
  ...["naam", "email", "onderwerp", "bericht"].flatMap((field): Change[] => [
    ...everyWrongType(field, "text"),
    [`no ${field}`, { [field]: undefined }],
    [`${field} of spaces`, { [field]: "  " }],
    [`an endless ${field}`, { [field]: long(5001) }],
    [`${field} with a control character`, { [field]: `${mark}\u0007` }],
  ]),
  ...everyWrongType("telefoon", ""),
  ["a subject of two lines", { onderwerp: `Ja\r\nBcc: ${mark}@d.nl` }],
  ["a mail address that is two", { email: `a@b.nl,${mark}@d.nl` }],
  ...everyWrongType("website", "text"),
  ["an endless website", { website: long(201) }],
  ["a beginning that is no moment", { startedAt: mark }],
  ["a state of its own", { state: "answered" }],
  ["a field nobody asked for", { [mark]: true }],
])

bad("state of a message", "PUT", "/api/messages/1/state", () => ({ state: "read" }), [
  ...everyWrongType("state", ""),
  ["an unknown state", { state: `weg ${mark}` }],
  ["no state", { state: undefined }],
  ["a field nobody asked for", { [mark]: true }],
])

onlyRight([
  ["POST /api/contact", sampleMessage],
  ["PUT /api/messages/1/state", { state: "read" }],
])
