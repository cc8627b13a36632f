import type { User } from "#modules/access/schema.ts"
import type { CustomerContacts } from "#modules/projects/contacts/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import { isBtwId } from "#modules/settings/identifiers.ts"
import type { MailService } from "#modules/settings/mail.ts"
import type { Settings } from "#modules/settings/schema.ts"
import { dayOf, today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { formatDay } from "#src/shared/days.ts"
import { conflict, DomainError, invalid } from "#src/shared/errors.ts"
import { conditionsFileName, versionFileName } from "../documents/fileNames.ts"
import { validUntil } from "../documents/terms.ts"
import type { Quotations } from "../quotations/service.ts"
import type { QuotationRow, VersionRow } from "../table.ts"
import { termsOf } from "../terms/standard.ts"
import { quotationMail } from "./mail.nl.ts"
import type { MailProposal, SendQuotation } from "./schema.ts"
import { type QuotationStates, requireUndecided } from "./states.ts"

type ByMail = Extract<SendQuotation, { how: "mail" }>

/** A quotation on its way to the client. */
export function createSending({
  clock,
  mail,
  projects,
  contacts,
  quotations: { versions, documents },
  states,
  company,
}: {
  clock: Clock
  mail: MailService
  projects: Projects
  contacts: CustomerContacts
  quotations: Quotations
  states: QuotationStates
  company: () => Settings
}) {
  /** `btwId`: of the client as he is known now; he may have got another since, or have been joined to somebody else. */
  function requireComplete({ estimate, unpriced, totalCents }: VersionRow, btwId: string) {
    if (unpriced > 0) throw new DomainError("quotes.unpricedLines", 422, { values: { count: unpriced } })
    if (totalCents <= 0) throw new DomainError("quotes.nothingToSend")
    if (!estimate.reverseCharge) return
    if (!isBtwId(btwId)) throw new DomainError("quotes.shiftWithoutBtwId")
    if (estimate.reverseCharge.btwId !== btwId) throw new DomainError("quotes.shiftToAnother")
  }

  /** Its documents name the last day, which is what the client holds in his hands. */
  function requireValid(version: VersionRow, day: string) {
    const until = validUntil(version.issuedOn, termsOf(version))
    if (day > until) throw new DomainError("quotes.outOfDate", 409, { values: { day: formatDay(until) } })
  }

  function momentOf(order: SendQuotation, { issuedOn }: VersionRow): string {
    const now = today(clock)
    const day = order.how === "noted" ? (order.on ?? now) : now
    if (day > now) throw invalid({ on: "quotes.sentInFuture" })
    if (day < issuedOn) throw invalid({ on: "quotes.sentBeforeIssue" })
    return day === now ? clock().toISOString() : `${day}T12:00:00.000Z`
  }

  /** Once more to the client, or to someone else: the version was sent already and stays as it was. */
  function requireAgain(order: SendQuotation, { sentAt, sentTo }: VersionRow) {
    const day = dayOf(new Date(sentAt!))
    if (order.how === "noted")
      throw new DomainError("quotes.alreadySent", 409, { values: { day: formatDay(day) } })
    if (day === today(clock) && sentTo.toLowerCase() === order.to.toLowerCase())
      throw new DomainError("quotes.mailedToday", 409, { values: { to: sentTo } })
  }

  function post({ to, subject, message }: ByMail, quotation: QuotationRow, row: VersionRow) {
    const { id, version } = row
    if (!mail.configured()) throw conflict("quotes.mailOff")
    const fileId = documents.fileOf(id, "offertePdf")
    if (fileId === undefined)
      throw conflict(
        documents.documentJob(id)?.state === "failed" ? "quotes.pdfFailed" : "quotes.pdfNotReady",
      )
    const posted = mail.post({
      kind: "quotes.quotation",
      to,
      replyTo: mail.office(),
      subject,
      text: `${message}\n`,
      attachments: [
        { fileId, name: versionFileName("offertePdf", quotation.number, version) },
        ...conditionsOf(row),
      ],
    })
    if (!posted) throw conflict("quotes.mailOff")
  }

  /** They bind only who got them before he agreed (art. 6:233 and 6:234 BW). */
  function conditionsOf(version: VersionRow) {
    const { conditions } = termsOf(version)
    return conditions ? [{ fileId: conditions.fileId, name: conditionsFileName(conditions) }] : []
  }

  /** What the log keeps of that. */
  const along = (version: VersionRow): { conditions?: string } => {
    const { conditions } = termsOf(version)
    return conditions ? { conditions: conditions.title } : {}
  }

  return {
    proposal(id: number): MailProposal {
      const { quotation, newest } = states.find(id)
      const { projectTypes, client } = projects.brief(quotation.projectId)
      const people = client.id === null ? [] : contacts.of(client.id)
      const addressee = people.find(({ getsQuotations, email }) => getsQuotations && email) ?? client
      const { number } = quotation
      return {
        to: addressee.email,
        ...quotationMail({ number, projectTypes, client: addressee.name }, newest, company()),
        customerId: client.id,
        known: [
          ...[client.email, client.invoiceEmail, ...people.map(({ email }) => email)],
          ...states.mailedTo(quotation),
        ],
      }
    },
    /** In the caller's transaction: the mail and the state are kept together or not at all. */
    send(id: number, order: SendQuotation, by: User) {
      const { quotation, newest, state } = states.find(id)
      requireUndecided(state)
      states.requireNewest(newest, order.version)
      const { archivedAt, client } = projects.brief(quotation.projectId)
      if (archivedAt !== null) throw conflict("projects.archived")
      const again = newest.sentAt !== null
      if (again) requireAgain(order, newest)
      requireComplete(newest, client.btwId)
      const sentAt = momentOf(order, newest)
      requireValid(newest, dayOf(new Date(sentAt)))
      const sentTo = order.how === "mail" ? order.to : ""
      if (order.how === "mail") post(order, quotation, newest)
      const { version } = newest
      if (order.how === "mail")
        states.record("mailed", quotation, by.id, { version, to: sentTo, ...along(newest) })
      else states.record("markedSent", quotation, by.id, { version })
      if (again) return
      versions.setVersion(newest.id, {
        ...{ sentAt, sentBy: by.id, sentTo, validUntil: validUntil(newest.issuedOn, termsOf(newest)) },
      })
      states.set(quotation, "sent", { by: by.id, at: sentAt })
    },
  }
}
