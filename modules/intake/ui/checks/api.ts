import * as z from "zod/mini"
import { Deviation } from "#modules/quotes/onSite/schema.ts"
import { get, post, put } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import type { SendOptions } from "#ui/outbox/sender.ts"
import {
  type ChecklistPayload,
  type Finding,
  IntakeChecklist,
  type Marks,
  type Settlement,
} from "../../checks/schema.ts"

export const api = {
  get: (project: number) => get(IntakeChecklist, `/api/projects/${project}/checklist`),
  save: (project: number, list: ChecklistPayload, key: string) =>
    post(IntakeChecklist, `/api/projects/${project}/checklist`, list, keyed(key)),
  mark: (project: number, marks: Marks, sending: SendOptions) =>
    put(z.null(), `/api/projects/${project}/checklist/marks`, marks, sending),
  find: (project: number, answers: Finding[], sending: SendOptions) =>
    put(z.null(), `/api/projects/${project}/checklist/answers`, { answers }, sending),
  renew: (project: number, version: number) =>
    post(IntakeChecklist, `/api/projects/${project}/checklist/renewal`, { version }),
  settle: (project: number, code: string, settlement: Settlement) =>
    put(IntakeChecklist, `/api/projects/${project}/checklist/warnings/${code}`, settlement),
  halts: (project: number) => get(z.array(z.string()), `/api/projects/${project}/checklist/halts`),
  deviation: (project: number) => get(z.nullable(Deviation), `/api/projects/${project}/checklist/deviation`),
  requote: (project: number, base: number) =>
    post(z.object({ quotationId: z.int(), version: z.int() }), `/api/projects/${project}/checklist/version`, {
      base,
    }),
}
