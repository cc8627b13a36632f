import { agreedJob } from "#modules/quotes/sample.ts"
import { sampleCompany } from "#modules/settings/sample.ts"
import type { TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import type { ProjectBilling } from "../billing/schema.ts"
import type { SalesInvoice } from "./schema.ts"

type Seen = Pick<SalesInvoice, "id" | "version">

/** A manager who sends invoices, as he is signed in today. */
export async function salesOffice(app: TestApp) {
  app.services.settings.save(sampleCompany, null)
  const ask = await asking(app, "manager")
  const today = () => app.clock().toISOString().slice(0, 10)

  /** What must succeed. */
  async function done(method: string, path: string, body?: unknown) {
    const { status, reply } = await ask(method, path, body)
    if (status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(reply)}`)
    return reply
  }

  const draft = (projectId: number, wanted: object, key?: string) =>
    ask("POST", `/projects/${projectId}/sales-invoices`, wanted, key)
  const sending = ({ id, version }: Seen, more: object = {}) =>
    ask("PUT", `/sales-invoices/${id}/sending`, { issuedOn: today(), mail: null, version, ...more })
  const change = (invoice: SalesInvoice, more: object) =>
    ask("PUT", `/sales-invoices/${invoice.id}`, { ...inputOf(invoice), ...more })
  const changed = async (invoice: SalesInvoice, more: object): Promise<SalesInvoice> =>
    done("PUT", `/sales-invoices/${invoice.id}`, { ...inputOf(invoice), ...more })
  const free = (customerId: number): Promise<SalesInvoice> =>
    done("POST", "/sales-invoices", { customerId, projectId: null })
  const sent = ({ id, version }: Seen, more: object = {}): Promise<SalesInvoice> =>
    done("PUT", `/sales-invoices/${id}/sending`, { issuedOn: today(), mail: null, version, ...more })

  return {
    ask,
    done,
    today,
    draft,
    sending,
    sent,
    change,
    changed,
    free,
    part: (projectId: number, part: number): Promise<SalesInvoice> =>
      done("POST", `/projects/${projectId}/sales-invoices`, { kind: "instalment", part }),
    drafted: (projectId: number, wanted: object): Promise<SalesInvoice> =>
      done("POST", `/projects/${projectId}/sales-invoices`, wanted),
    get: (id: number): Promise<SalesInvoice> => done("GET", `/sales-invoices/${id}`),
    billing: (projectId: number): Promise<ProjectBilling> => done("GET", `/projects/${projectId}/billing`),
    /** Sent, for 121 euros unless told otherwise. */
    async invoice(unitPrice = 100): Promise<SalesInvoice> {
      const { customerId } = agreedJob(app.services)
      return sent(await changed(await free(customerId), { lines: [ownLine({ unitPrice })] }))
    },
    /** Agreed extra work of a job, 403.33 unless told otherwise. */
    extra: (projectId: number, more: object = {}) =>
      done("POST", `/projects/${projectId}/extra-work`, {
        ...{ title: "Nis", details: "", hours: null, photo: null, delayDays: 0 },
        lines: [extraLine(333.33)],
        agreement: { how: "spoken", on: today(), by: "Mevrouw Vos" },
        ...more,
      }),
  }
}

export type SalesOffice = Awaited<ReturnType<typeof salesOffice>>

export const extraLine = (unitPrice: number) => ({
  ...{ description: "Nis", quantity: 1, unit: "post", unitPrice, vatRate: 21, vatReason: "" },
})

export const ownLine = (more: object = {}) => ({
  ...{ description: "Werk", quantity: 1, unit: "post", unitPrice: 100, vatRate: 21 },
  ...{ vatReason: "", source: null, ...more },
})

/** As a form sends back what it was given. */
export function inputOf({ lines, ...invoice }: SalesInvoice) {
  const { title, intro, reference, reverseCharge, performed, paymentDays, version, blocked } = invoice
  return {
    ...{ title, intro, reference, reverseCharge, performed, paymentDays, version, blocked },
    lines: lines.map(({ total: _, ...line }) => line),
  }
}
