import { everyWrongType, givenMarkedOffice, long, mark } from "#src/tests/badInput.testing.ts"
import { jan } from "./asking.testing.ts"

const { bad, onlyRight } = givenMarkedOffice()

bad("account", "POST", "/api/accounts", () => jan, [
  ...everyWrongType("username", "text"),
  ["no user name", { username: undefined }],
  ["a short user name", { username: "ab" }],
  ["an endless user name", { username: long(61) }],
  ["a user name with a space", { username: `jan ${mark}` }],
  ["a user name with markup", { username: "<b>jan</b>" }],
  ["a user name that is a path", { username: "../jan" }],
  ["the office's own user name", { username: "Kantoor" }],
  ...everyWrongType("name", "text"),
  ["an empty name", { name: "  " }],
  ["an endless name", { name: long(81) }],
  ...everyWrongType("role", ""),
  ["a role above the owner", { role: "admin" }],
  ...everyWrongType("password", "text"),
  ["a short password", { password: "1234567" }],
  ["an endless password", { password: long(129) }],
  ["a password that anyone guesses", { password: "wachtwoord1" }],
  ["an id of one's own choice", { id: 1 }],
  ["a place beside the office", { shared: true }],
])

bad("login", "POST", "/api/login", () => ({ username: "jan", password: "steiger" }), [
  ...everyWrongType("username", "text"),
  ["an empty user name", { username: " " }],
  ["an endless user name", { username: long(61) }],
  ["no password", { password: undefined }],
  ["an empty password", { password: "" }],
  ["an endless password", { password: long(129) }],
  ...everyWrongType("password", "text"),
  ["a role with it", { role: "owner" }],
])

onlyRight(
  [
    ["POST /api/login", { password: "verkeerd" }],
    ["POST /api/accounts", jan],
  ],
  { withoutBody: ["POST /api/logout"], taken: [["POST /api/accounts", jan]] },
)
