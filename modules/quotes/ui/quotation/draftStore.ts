import type { QuotationContent } from "../../quotations/content.schema.ts"
import { packed, unpacked } from "./content.ts"
import { readable } from "./faults.ts"

/** What someone typed and did not save yet, kept on this device. `base`: the version that he changed; 0: none yet. */
export interface Draft {
  base: number
  at: string
  content: QuotationContent
}

/** `user`: a device may be shared. `of`: the quotation, or the project of a new one. */
export const draftKey = (user: number, of: string) => `waterpas.quotation.${user}.${of}`

export function keptDraft(key: string): Draft | undefined {
  try {
    const { base, at, content } = JSON.parse(localStorage.getItem(key) ?? "") as Record<string, unknown>
    const draft = { base: Number(base), at: String(at), content: unpacked(String(content)) }
    // What an older program kept may lack what this one needs.
    readable(draft.content)
    return Array.isArray(draft.content.assumptions) ? draft : undefined
  } catch {
    return undefined
  }
}

export function keepDraft(key: string, { base, at, content }: Draft) {
  try {
    localStorage.setItem(key, JSON.stringify({ base, at, content: packed(content) }))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function forgetDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // It could not be kept either.
  }
}
