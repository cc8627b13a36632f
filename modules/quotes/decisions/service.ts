import type { User } from "#modules/access/schema.ts"
import type { CustomerContacts } from "#modules/projects/contacts/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { MailService } from "#modules/settings/mail.ts"
import type { Settings } from "#modules/settings/schema.ts"
import type { FileStore } from "#src/files/store.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { Answers } from "#src/manifest/answers.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Quotation } from "../quotations/schema.ts"
import type { Quotations } from "../quotations/service.ts"
import type { Quotes } from "../requests/service.ts"
import { createClientDecisions } from "./clientDecisions.ts"
import { createProof } from "./proof.ts"
import type {
  AcceptQuotation,
  MailProposal,
  NewDeclaration,
  RejectQuotation,
  SendQuotation,
} from "./schema.ts"
import { createSending } from "./sending.ts"
import type { QuotationStates } from "./states.ts"

export type Decisions = ReturnType<typeof createDecisions>

/** A quotation from its sending to what the client decided. Each verb answers with the whole quotation. */
export function createDecisions({
  clock,
  mail,
  projects,
  contacts,
  quotations,
  quotes,
  files,
  replays,
  states,
  company,
  get,
  invoiced,
}: {
  clock: Clock
  mail: MailService
  projects: Projects
  contacts: CustomerContacts
  quotations: Quotations
  quotes: Quotes
  files: FileStore
  replays: Replays
  states: QuotationStates
  company: () => Settings
  get: (id: number) => Quotation
  invoiced: Answers["invoiced"]
}) {
  const sending = createSending({ clock, mail, projects, contacts, quotations, states, company })
  const decided = createClientDecisions({ projects, quotes, states, invoiced })
  const proof = createProof({ clock, files, declarations: quotations.declarations, states })

  /** Pressed twice it happens once; the second press sees what has become of it. */
  function once(verb: string, id: number, key: string | null, body: unknown, act: () => void): Quotation {
    replays.once<true>(`quotations.${verb}`, key, { id, body }, () => {
      act()
      return true
    })
    return get(id)
  }

  return {
    mailProposal: (id: number): MailProposal => sending.proposal(id),
    send: (id: number, order: SendQuotation, key: string | null, by: User): Quotation =>
      once("sending", id, key, order, () => sending.send(id, order, by)),
    accept: (id: number, seen: AcceptQuotation, key: string | null, by: User): Quotation =>
      once("acceptance", id, key, seen, () => decided.accept(id, seen, by)),
    reject: (id: number, why: RejectQuotation, key: string | null, by: User): Quotation =>
      once("rejection", id, key, why, () => decided.reject(id, why, by)),
    takeBack: (id: number, key: string | null, by: User): Quotation =>
      once("outcome", id, key, null, () => decided.takeBack(id, by)),
    /** Reads the upload only once the quotation may have it. */
    async declare(
      id: number,
      read: () => Promise<Declared>,
      key: string | null,
      by: User,
    ): Promise<Quotation> {
      proof.requireKept(id)
      const { declared, bytes } = await read()
      proof.requireTrue(declared)
      const stored = bytes && (await proof.store(bytes, by))
      const hash = bytes && new Bun.CryptoHasher("sha256").update(bytes).digest("hex")
      return once("declarations", id, key, { declared, hash }, () => proof.declare(id, declared, stored, by))
    },
    proof: proof.read,
  }
}

interface Declared {
  declared: NewDeclaration
  bytes: Uint8Array | undefined
}
