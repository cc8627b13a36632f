import type { User } from "#modules/access/schema.ts"
import type { CustomerContacts } from "#modules/projects/contacts/service.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { MailService } from "#modules/settings/mail.ts"
import type { Settings } from "#modules/settings/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { formatDay } from "#src/shared/days.ts"
import { conflict } from "#src/shared/errors.ts"
import { formatEuro } from "#src/shared/euro.ts"
import type { SalesRow } from "../table.ts"
import { buyerOf } from "./buyer.ts"
import type { InvoiceFiles } from "./files.ts"
import { letterWords as nl } from "./letters.nl.ts"
import type { SalesRows } from "./rows.ts"
import type { InvoiceFormat, InvoiceMail, InvoiceMailProposal } from "./schema.ts"
import type { SalesInvoices } from "./service.ts"

export type InvoiceLetters = ReturnType<typeof createInvoiceLetters>

/** An invoice on its way to the client: the words of its mail, and its files. */
export function createInvoiceLetters({
  replays,
  projects,
  customers,
  contacts,
  mail,
  settings,
  rows,
  files,
  invoices,
}: {
  replays: Replays
  projects: Projects
  customers: Customers
  contacts: CustomerContacts
  mail: Pick<MailService, "configured">
  settings: () => Settings
  rows: SalesRows
  files: InvoiceFiles
  invoices: Pick<SalesInvoices, "previewOf">
}) {
  const addresseeOf = ({ customerId }: SalesRow) => {
    const buyer = buyerOf(customers.find(customerId))
    return contacts.of(customerId).find(({ getsInvoices, email }) => getsInvoices && email) ?? buyer
  }

  /** What it is about, with the job that it is for. */
  const subjectOf = ({ content: { title }, projectId }: SalesRow): string =>
    projectId === null ? title : nl.ofJob(title, projects.brief(projectId).name)

  return {
    /** As Waterpas proposes it. Of a draft the number is not known yet: what stands for it is filled in at sending. */
    proposal(id: number): InvoiceMailProposal {
      const row = rows.find(id)
      const { name, email } = addresseeOf(row)
      const { companyName, iban } = settings()
      const told = {
        ...{ subject: subjectOf(row), total: formatEuro(Math.abs(row.totalCents)), iban, companyName },
        ...{ number: row.number ?? nl.numberLater, due: row.dueOn ? formatDay(row.dueOn) : "" },
        days: row.content.paymentDays,
      }
      const isCredit = row.creditsId !== null || row.totalCents < 0
      return {
        to: email,
        subject: (isCredit ? nl.creditSubject : nl.subject)(told.number, companyName),
        message: (isCredit ? nl.creditText : nl.text)(nl.salutation(name), told),
        canMail: mail.configured(),
      }
    },
    mailAgain(id: number, order: InvoiceMail, key: string | null, by: User) {
      if (!mail.configured()) throw conflict("business.mailOff")
      replays.once<true>("sales.mailAgain", key, { id, order }, () => {
        files.mailAgain(id, order, by)
        return true
      })
    },
    file(id: number, format: InvoiceFormat, by: User) {
      if (rows.find(id).number !== null) return Promise.resolve(files.file(id, format))
      if (format !== "pdf") throw conflict("business.onlySent")
      return files.preview(invoices.previewOf(id, nl.draftNumber), by)
    },
  }
}
