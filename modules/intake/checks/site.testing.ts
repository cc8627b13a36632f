import { deviceTimeHeader } from "#modules/gps/schema.ts"
import type { Submission } from "#modules/quotes/requests/schema.ts"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import type { Role } from "#src/shared/roles.ts"
import { jsonRequest, type TestApp } from "#src/testing.ts"
import type { CheckItem, IntakeChecklist, Mark } from "./schema.ts"

/** Somebody on site, with a device of his own. */
export async function givenPerson(app: TestApp, role: Role = "worker") {
  const headers = await app.signIn(role)
  const now = () => app.clock().toISOString()
  async function ask<T = IntakeChecklist>(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ) {
    const response = await app.handle(
      jsonRequest(method, `/api${path}`, {
        body,
        headers: { ...headers, [deviceTimeHeader]: now(), ...more },
      }),
    )
    return {
      status: response.status,
      reply: (await response.json().catch(() => null)) as T & {
        code: string
        fields?: Record<string, string>
      },
    }
  }
  return {
    ask,
    list: async (id = 1) => (await ask("GET", `/projects/${id}/checklist`)).reply,
    item: async (code: string, id = 1): Promise<CheckItem> =>
      (await ask("GET", `/projects/${id}/checklist`)).reply.items.find((one) => one.id === code)!,
    /** `at`: when it was said, by this device. */
    mark: (item: string, said: Partial<Mark>, { at = now(), type = "badkamer", id = 1 } = {}) =>
      ask<null>("PUT", `/projects/${id}/checklist/marks`, {
        projectType: type,
        marks: [{ item, occurredAt: at, ...said }],
      }),
    find: (question: string, value: unknown, id = 1) =>
      ask<null>("PUT", `/projects/${id}/checklist/answers`, {
        answers: [{ question, value, occurredAt: now() }],
      }),
    settle: (code: string, how: object, id = 1) =>
      ask("PUT", `/projects/${id}/checklist/warnings/${code}`, {
        ...{ fileId: null, reason: "", version: 1 },
        ...how,
      }),
    save: (over: object = {}, headers: Record<string, string> = {}, id = 1) =>
      ask(
        "POST",
        `/projects/${id}/checklist`,
        {
          ...{ projectType: "badkamer", items: [], completedItems: [], warnings: [], status: "in_progress" },
          ...over,
        },
        headers,
      ),
  }
}

/** A visitor's request, as project 1 with its quotation. */
export function requested(app: TestApp, over: Partial<Submission> = {}) {
  app.services.quotes.submit(sampleSubmission(over), null, crypto.randomUUID())
  return app.services.jobs.idle()
}
