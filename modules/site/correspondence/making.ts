import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { Projects } from "#modules/projects/service.ts"
import { conflict } from "#src/shared/errors.ts"
import { type MessageRow, messages } from "../table.ts"

/** What becomes of a message: a customer, a project. Each once: who asks again gets what is there. */
export function createMaking({
  db,
  log,
  customers,
  projects,
  find,
}: {
  db: Db
  log: Log
  customers: Customers
  projects: Projects
  find: (id: number) => MessageRow
}) {
  type Made = "customerId" | "projectId"

  function once(id: number, what: Made, by: User, make: (message: MessageRow) => number) {
    write<void>(db, () => {
      const message = find(id)
      if (message.state === "spam") throw conflict("messages.isSpam")
      if (message[what] !== null) return
      const made = make(message)
      db.update(messages)
        .set({ [what]: made })
        .where(eq(messages.id, id))
        .run()
      log.record(`message.${what}`, { kind: "message", id }, by.id, { made })
    })
  }

  const makeCustomer = (id: number, by: User) =>
    once(id, "customerId", by, ({ name, email, phone }) => customers.recognise({ name, email, phone }, by.id))

  return {
    makeCustomer,
    makeProject(id: number, by: User) {
      write<void>(db, () => {
        makeCustomer(id, by)
        once(id, "projectId", by, ({ subject, message, customerId }) => {
          const description = message.slice(0, longestDescription)
          return projects.create({ name: subject, description, customerId }, by).id
        })
      })
    },
  }
}

/** Of a project; the message itself stays whole. */
const longestDescription = 4000
