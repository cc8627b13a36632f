import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"

const beginnings = [
  "hoo",
  "bak",
  "van",
  "mol",
  "staal",
  "wind",
  "berg",
  "kamp",
  "dijk",
  "veld",
  "steen",
  "broek",
]
const endings = [
  "ger",
  "ker",
  "huis",
  "sen",
  "boer",
  "kes",
  "lam",
  "bert",
  "zee",
  "oost",
  "west",
  "noor",
  "meer",
]
const firstNames = ["Jan", "Piet", "Marleen", "Sander", "Anouk", "Fatima", "Björn", "Willem", "Sophie", "Els"]
const streets = ["Duinweg", "Poststraat", "Havenkade", "Molenstraat", "Kerkring", "Oude Dijk"]
const cities = ["Zierikzee", "Middelburg", "Goes", "Vlissingen", "Veere", "Domburg"]
const works = ["Badkamer", "Dakkapel", "Aanbouw", "Keuken", "Opbouw", "Schuur"]

/** Customers with a project each, all different, until the index holds `entries`. */
export function fillWith(db: Db, entries: number) {
  const sqlite = db.$client
  const customer =
    sqlite.query(`INSERT INTO customers (name, email, phone, phone_key, address, postcode, city, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, '2026-01-01T08:00:00.000Z') RETURNING id`)
  const project =
    sqlite.query(`INSERT INTO projects (name, description, address, customer_id, created_at, updated_at)
    VALUES (?, '', ?, ?, '2026-01-01T08:00:00.000Z', '2026-01-01T08:00:00.000Z')`)
  write(db, () => {
    for (let n = 0; n < entries / 2; n++) {
      const pick = (among: string[], by: number) => among[Math.floor(n / by) % among.length]!
      const name = `${pick(beginnings, 1)}${pick(endings, 12)}${pick(beginnings, 156)}${pick(endings, 1872)}`
      const surname = name[0]!.toUpperCase() + name.slice(1)
      const phone = `06${String(10_000_000 + ((n * 7919) % 89_999_999))}`
      const [street, city] = [`${pick(streets, 3)} ${n % 211}`, pick(cities, 7)]
      const { id } = customer.get(
        ...[`${pick(firstNames, 5)} ${surname}`, `${name}${n}@voorbeeld.nl`, phone, phone, street],
        ...[`${4000 + (n % 900)} AB`, city],
      ) as { id: number }
      project.run(`${pick(works, 2)} ${surname}`, `${street}, ${city}`, id)
    }
  })
}
