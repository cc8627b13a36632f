import { type Draft, emptyDraft, readDraft } from "./draft.ts"

const place = "waterpas.aanvraag"

export type DraftStore = ReturnType<typeof createDraftStore>

/** The draft on this device, shared by all tabs. Where the browser keeps nothing, it lives as long as the page. */
export function createDraftStore({
  storage = () => localStorage,
  now = () => new Date(),
}: {
  storage?: () => Storage
  now?: () => Date
} = {}) {
  const listeners = new Set<() => void>()
  let draft: Draft | undefined
  let kept = true

  function get(): Draft {
    draft ??= readDraft(read(), now())
    return draft
  }

  function read(): string | null {
    try {
      return storage().getItem(place)
    } catch {
      kept = false
      return null
    }
  }

  function write(next: Draft) {
    draft = next
    try {
      storage().setItem(place, JSON.stringify(next))
      kept = true
    } catch {
      // Private mode, or no room left.
      kept = false
    }
    for (const listener of listeners) listener()
  }

  function followOtherTabs(event: StorageEvent) {
    if (event.key !== place && event.key !== null) return
    draft = undefined
    for (const listener of listeners) listener()
  }

  return {
    get,
    /** False when closing the page loses the answers. */
    kept: () => kept,
    change(next: (draft: Draft) => Draft) {
      const at = now().toISOString()
      const changed = next(get())
      write({ ...changed, startedAt: changed.startedAt || at, changedAt: at })
    },
    /** A clean request; the proof of the last one stays. */
    startAnew: () => write({ ...emptyDraft, receipt: get().receipt, changedAt: now().toISOString() }),
    subscribe(listener: () => void) {
      if (listeners.size === 0) addEventListener("storage", followOtherTabs)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener("storage", followOtherTabs)
      }
    },
  }
}
