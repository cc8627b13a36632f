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

export const isEmpty = (draft: Draft) => JSON.stringify(draft) === JSON.stringify(emptyDraft)

export const readDraft = (text: string): Draft | undefined => Draft.safeParse(JSON.parse(text)).data
