import { createContext, useContext, useSyncExternalStore } from "react"
import type { Draft } from "./draft.ts"
import { createDraftStore } from "./draftStore.ts"

/** The draft of this device; one for as long as the page lives. */
export const DraftsContext = createContext(createDraftStore())

export const useDrafts = () => useContext(DraftsContext)

/** What is filled in; undefined on the server and while the browser takes over, where it can't be known. */
export function useDraft(): Draft | undefined {
  const { subscribe, get } = useDrafts()
  return useSyncExternalStore<Draft | undefined>(subscribe, get, unknown)
}

/** Whether the device keeps the draft when the page closes. */
export function useKept(): boolean {
  const { subscribe, kept } = useDrafts()
  return useSyncExternalStore(subscribe, kept, assumed)
}

const unknown = () => undefined
const assumed = () => true
