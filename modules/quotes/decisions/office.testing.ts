import { givenMailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, jsonRequest } from "#src/testing.ts"
import { estimate } from "../pricing/estimate.ts"
import type { Quotation } from "../quotations/schema.ts"
import { sampleSubmission } from "../sample.ts"
import { standardTerms } from "../terms/standard.ts"

export type Harness = Awaited<ReturnType<typeof givenHarness>>

/** An office with a mail server of its own, or without one, and a manager at work. */
export async function givenHarness({ mail = true } = {}) {
  const server = givenMailServer()
  const app = await givenApp(mail ? { smtpUrl: server.url } : {})
  app.services.settings.save(company, null)
  let manager = await app.signIn("manager")
  const office = app.services.access.list()[0]!

  async function ask<T = Quotation>(method: string, path: string, body?: unknown, headers: object = {}) {
    const response = await app.handle(
      jsonRequest(method, `/api${path}`, { body, headers: { ...manager, ...headers } }),
    )
    return {
      status: response.status,
      reply: (await response.json()) as T & { error: string; code: string; fields?: Record<string, string> },
    }
  }

  return {
    app,
    server,
    office,
    session: () => manager,
    /** As the browser asks for a file. */
    download: (path: string) => app.handle(jsonRequest("GET", `/api${path}`, { headers: manager })),
    /** Later, with a new session. */
    async at(instant: string) {
      app.clock.set(instant)
      manager = await app.signIn("manager")
    },
    ask,
    quoted: async (id = 1) => (await ask("GET", `/quotations/${id}`)).reply,
    /** Quotation of a visitor's request, with its documents. */
    async requested() {
      app.services.quotes.submit(sampleSubmission(), null, crypto.randomUUID())
      await app.services.jobs.idle()
    },
    /** What the generator leaves behind before anyone kept it. */
    proposed: () =>
      app.services.quotations.propose(
        {
          project: { name: "Tegels – Vos", description: "", projectTypes: ["badkamer"], address: "" },
          client: { customerId: null, name: "Vos", email: "vos@voorbeeld.example", phone: "", address: "" },
          estimate: estimate({ projectTypes: ["badkamer"], answers, today: "2026-11-21" }),
          texts: { analysis: "Tegels.", quotationText: "Beste Vos.", writer: "local" },
          start: null,
          terms: standardTerms,
          replaces: null,
        },
        office,
      ),
    send: (order: object = {}, id = 1) =>
      ask("POST", `/quotations/${id}/sending`, { ...letter, version: 1, ...order }),
    note: (order: object = {}, id = 1) =>
      ask("POST", `/quotations/${id}/sending`, { how: "noted", version: 1, ...order }),
    accept: (version = 1, id = 1) => ask("POST", `/quotations/${id}/acceptance`, { version }),
    reject: (reason = "", id = 1) => ask("POST", `/quotations/${id}/rejection`, { reason }),
    takeBack: (id = 1) => ask("DELETE", `/quotations/${id}/outcome`),
    project: (id = 1) => app.services.projects.get(id, office),
    request: (id = 1) => app.services.quotes.get(id),
    /** Mail with a quotation, as it arrived; the others are about the request. */
    arrived: () => server.received.filter(({ head }) => head.subject?.startsWith("Offerte")),
    logged: (id = 1): object[] =>
      app.services.projects.history(id).map(({ action, details }) => ({ action, ...details })),
    async close() {
      await app.close()
      server.stop()
    },
  }
}

export const company = { companyName: "Kust & Bouw", contactEmail: "kantoor@kustenbouw.example" }
const { contactInfo, answers } = sampleSubmission()
export const client = contactInfo

export const letter = {
  how: "mail",
  version: 1,
  to: client.email,
  subject: "Offerte O-2026-0001 van Kust & Bouw",
  message: "Beste M. de Vries,\n\nHierbij onze offerte.",
}
