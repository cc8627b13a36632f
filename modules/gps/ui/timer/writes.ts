import { newKey } from "#ui/lib/newKey.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { CorrectEntry, NewEntry } from "../../entries/schema.ts"
import type { Place } from "../../schema.ts"
import type { ItemKind, Payloads } from "./items.ts"
import { newRef } from "./newRef.ts"
import type { Row } from "./rows.ts"

/** What a person does with his hours. All of it goes by way of the outbox, so that a lost connection loses nothing. */
export interface Job {
  kind: "work" | "travel" | "general"
  projectId: number | null
  projectName: string
}

/** Its key is its name, so that a start which is sent twice is one. Answers that name. */
export async function startWork(
  { kind, projectId, projectName }: Job,
  { location, source = "timer" }: { location?: Place; source?: "timer" | "auto" } = {},
): Promise<string> {
  const ref = newRef()
  const start = {
    ref,
    kind,
    projectId,
    projectName,
    source,
    occurredAt: deviceNow(),
    ...(location && { location }),
  }
  await add("gpsStart", start, ref)
  return ref
}

export const stopWork = (row: Row, location?: Place) =>
  add("gpsStop", { ...of(row), body: { occurredAt: deviceNow(), ...(location && { location }) } })
export const pauseWork = (row: Row) => add("gpsPause", { ...of(row), body: { occurredAt: deviceNow() } })
export const resumeWork = (row: Row) => add("gpsResume", { ...of(row), body: { occurredAt: deviceNow() } })

export const addTyped = (entry: Omit<NewEntry, "ref">, projectName: string, ref = newRef()) =>
  add("gpsTyped", { entry: { ...entry, ref }, projectName }, ref)
export const correct = (row: Row, body: CorrectEntry, projectName: string) =>
  add("gpsCorrection", { ...of(row), id: row.id, body, projectName })
export const removeEntry = (row: Row, reason: string) =>
  add("gpsRemoval", { ...of(row), body: { removed: true, reason } })
export const putBack = (row: Row) => add("gpsRemoval", { ...of(row), body: { removed: false } })

export const answerNotice = (answer: "yes" | "no", version: string) => add("gpsNotice", { answer, version })

export async function add<Kind extends ItemKind>(
  kind: Kind,
  payload: Payloads[Kind],
  key = newKey(),
): Promise<string> {
  await outbox.add(kind, payload, key)
  return key
}

const of = ({ ref, kind, projectName }: Row) => ({ ref, about: { kind, projectName } })
const deviceNow = () => new Date().toISOString()
