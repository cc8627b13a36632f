import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { CustomerContacts } from "#modules/projects/contacts/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { MailService } from "#modules/settings/mail.ts"
import type { Sender } from "#src/documents/sender.ts"
import { fileName } from "#src/files/fileName.ts"
import { formats } from "#src/files/format.ts"
import type { FileStore } from "#src/files/store.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { Thread } from "#src/jobs/thread.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict } from "#src/shared/errors.ts"
import { formatEuro } from "#src/shared/euro.ts"
import { salutation } from "../documents/addressed.nl.ts"
import type { ExtraRow } from "../table.ts"
import { paperWords as nl } from "./paper.nl.ts"
import { kindOf, type PaperTask, titleOf } from "./paper.ts"
import type { ExtraMailProposal, MailExtra, PaperFormat } from "./schema.ts"
import type { ExtraWorkService } from "./service.ts"
import { numberOf } from "./view.ts"

export type ExtraPapers = ReturnType<typeof createExtraPapers>

/** The order for extra work on paper, and on its way to the client. */
export function createExtraPapers({
  clock,
  log,
  files,
  replays,
  projects,
  contacts,
  extraWork,
  mail,
  sender,
  makePaper,
}: {
  clock: Clock
  log: Log
  files: FileStore
  replays: Replays
  projects: Projects
  contacts: CustomerContacts
  extraWork: ExtraWorkService
  mail: Pick<MailService, "configured" | "post" | "office">
  sender: () => Promise<Sender>
  makePaper: Thread<PaperTask, Uint8Array>
}) {
  /** Of what has a price: without one there is nothing to sign. */
  function printable(id: number): ExtraRow {
    const row = extraWork.row(id)
    if (row.lines.length === 0) throw conflict("quotes.extraUnpriced")
    return row
  }

  const nameOf = (row: ExtraRow, format: PaperFormat) =>
    fileName(`${nl.file[kindOf(row.lines)]} ${numberOf(row)}`, formats[format].extension)

  async function make(row: ExtraRow, format: PaperFormat, by: User): Promise<Uint8Array> {
    const { name, client } = projects.brief(row.projectId)
    const { title, details, lines, delayDays, state, agreedOn, agreedBy } = row
    const paper = {
      ...{ title, details, lines, delayDays, number: numberOf(row), project: name, day: today(clock) },
      sender: await sender(),
      client: { name: client.name, address: client.address, postcode: client.postcode, city: client.city },
      quotation: extraWork.quotationOf(row.projectId),
      agreed: state === "agreed" ? { by: agreedBy, on: agreedOn! } : null,
    }
    return makePaper({ format, paper }, { account: by.id }, lines.length)
  }

  return {
    async file(id: number, format: PaperFormat, by: User) {
      const row = printable(id)
      const bytes = await make(row, format, by)
      const blob = new Blob([bytes as Uint8Array<ArrayBuffer>])
      return { blob, bytes: bytes.length, mediaType: formats[format].mediaType, name: nameOf(row, format) }
    },
    /** The mail as Waterpas proposes it. */
    async proposal(id: number): Promise<ExtraMailProposal> {
      const row = printable(id)
      const { client } = projects.brief(row.projectId)
      const people = client.id === null ? [] : contacts.of(client.id)
      const addressee = people.find(({ getsQuotations, email }) => getsQuotations && email) ?? client
      const { companyName } = await sender()
      return {
        to: addressee.email,
        subject: nl.mail.subject(titleOf(row.lines), numberOf(row)),
        message: nl.mail.text(salutation(addressee.name), row.title, formatEuro(row.cents), companyName),
        canMail: mail.configured(),
      }
    },
    /** Made before it is kept, as it takes longer than anybody may be held up. */
    async mail(id: number, { version, ...letter }: MailExtra, key: string | null, by: User): Promise<void> {
      const scope = `extraWork.mail.${by.id}`
      const whole = { id, version, ...letter }
      if (replays.earlier<true>(scope, key, whole)) return
      if (!mail.configured()) throw conflict("quotes.mailOff")
      const row = printable(id)
      const fileId = await files.add(await make(row, "pdf", by), formats.pdf.mediaType)
      replays.once<true>(scope, key, whole, () => {
        extraWork.requireSeen(id, version)
        const posted = mail.post({
          ...{ kind: "quotes.extraWork", to: letter.to, replyTo: mail.office(), subject: letter.subject },
          text: `${letter.message}\n`,
          attachments: [{ fileId, name: nameOf(row, "pdf") }],
        })
        if (!posted) throw conflict("quotes.mailOff")
        files.keep([fileId])
        const details = { extra: id, number: numberOf(row), title: row.title, to: letter.to }
        log.record("extraWork.extraMailed", { kind: "project", id: row.projectId }, by.id, details)
        return true
      })
    },
  }
}
