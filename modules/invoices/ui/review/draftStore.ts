import type { Typed } from "./typed.ts"

/** What someone typed of an invoice and did not post yet, kept on this device. `user`: a device may be shared. */
export const draftKey = (user: number, scan: number) => `waterpas.invoice.${user}.${scan}`

export function keptDraft(key: string, like: Typed): Typed | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? "") as Typed
    // What an older program kept may lack what this one needs.
    return Object.keys(like).every((name) => name in draft) ? draft : undefined
  } catch {
    return undefined
  }
}

export function keepDraft(key: string, draft: Typed) {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
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
