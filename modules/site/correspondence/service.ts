import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { MailService } from "#modules/settings/mail.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { MessageMail } from "../mail.ts"
import type { Messages } from "../service.ts"
import type { MessageRow } from "../table.ts"
import { createAnswering } from "./answering.ts"
import { createMaking } from "./making.ts"
import type { MessageDetail, NewAnswer } from "./schema.ts"

export type Correspondence = ReturnType<typeof createCorrespondence>

/** What follows on a message: what was made of it, and what was written back. */
export function createCorrespondence({
  db,
  clock,
  log,
  replays,
  mail,
  letters,
  messages: { find, setState },
  customers,
  projects,
  people,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  mail: MailService
  letters: MessageMail
  messages: Messages
  customers: Customers
  projects: Projects
  /** Everyone with an account. */
  people: () => User[]
}) {
  const making = createMaking({ db, log, customers, projects, find })
  const answering = createAnswering({ db, clock, log, replays, mail, letters, people, find, setState })

  function customerOf({ customerId, email, phone }: MessageRow) {
    const id = customerId ?? customers.known({ email, phone })
    if (id === undefined) return null
    const customer = customers.find(id)
    return { id: customer.id, name: customer.name }
  }

  function get(id: number, viewer: User): MessageDetail {
    const message = find(id)
    const project = message.projectId === null ? null : projects.get(message.projectId, viewer)
    return {
      ...message,
      customer: customerOf(message),
      project: project && { id: project.id, name: project.name },
      answers: answering.answers(id),
      canMail: mail.configured(),
    }
  }

  return {
    get,
    makeCustomer(id: number, by: User) {
      making.makeCustomer(id, by)
      return get(id, by)
    },
    makeProject(id: number, by: User) {
      making.makeProject(id, by)
      return get(id, by)
    },
    answer(id: number, answer: NewAnswer, key: string | null, by: User) {
      answering.answer(id, answer, key, by)
      return get(id, by)
    },
  }
}
