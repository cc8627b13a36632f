import { type Findable, phoneDigits } from "#src/manifest/search.ts"

const messages: Findable = {
  kind: "message",
  least: "manager",
  address: "/berichten?bericht=",
  rows: `SELECT id, name AS title, subject AS subtitle,
    email || ' ' || phone || ' ' || ${phoneDigits("phone")} || ' ' || substr(message, 1, 500) AS words,
    phone, NULL AS cents, state FROM messages WHERE state <> 'spam'`,
  follows: [{ table: "messages", ids: "SELECT row.id" }],
}

export const messagesFound = [messages]
