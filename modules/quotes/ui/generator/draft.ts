import * as z from "zod/mini"
import { emptyForm, Filled } from "./filled.ts"

const Draft = z.object({
  version: z.literal(1),
  form: Filled,
  /** What was made of it last and is neither kept nor thrown away. */
  made: z.nullable(z.object({ quotationId: z.int(), projectId: z.int(), notice: z.nullable(z.string()) })),
})
/** What someone is doing here, as it is kept on his device. */
export type Draft = z.infer<typeof Draft>

export const emptyDraft: Draft = { version: 1, form: emptyForm, made: null }

/** Each on his own place: a device may have more than one person. */
const place = (userId: number) => `waterpas.generator.${userId}`

/** What was typed in this tab, else what was typed last on this device. What can't be read counts as nothing. */
export function readDraft(userId: number): Draft {
  try {
    const found = sessionStorage.getItem(place(userId)) ?? localStorage.getItem(place(userId))
    const kept = Draft.safeParse(JSON.parse(found ?? "null"))
    return kept.success ? kept.data : emptyDraft
  } catch {
    return emptyDraft
  }
}

/** Whether the device keeps it: not in a private window, or when it is full. */
export function keepDraft(userId: number, draft: Draft): boolean {
  const text = JSON.stringify(draft)
  try {
    if (text === JSON.stringify(emptyDraft)) localStorage.removeItem(place(userId))
    else localStorage.setItem(place(userId), text)
    // Two tabs write two quotations: each comes back with its own after a reload.
    sessionStorage.setItem(place(userId), text)
    return true
  } catch {
    return false
  }
}
