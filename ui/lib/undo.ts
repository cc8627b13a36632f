import { flushSync } from "react-dom"
import { ApiError } from "./http.ts"
import { passing } from "./passing.ts"
import { noticesPath, refresh } from "./swr.tsx"

/** A change that was made, with its opposite. */
export interface Undoable {
  /** 'Offerte 2026-014 is gearchiveerd.': shown, and read out. */
  said: string
  /** What one should know of it, such as who is planned twice now. */
  warning?: string
  /** Where to look at it. */
  link?: { href: string; label: string }
  /**
   * Puts it back. It tells the server what the change had come to, so that a later change of somebody else is refused
   * and not overwritten.
   */
  back(): Promise<unknown>
  /** Every read under these paths is done again after it. */
  refreshes?: readonly string[]
  /** Said after it. */
  undone?: string | (() => string)
  /** Said before the reason when it fails. */
  failed?: string
  /** Once it is back: what stood in its place goes. */
  done?(): void
  /** What was pressed is gone, so the way back takes the focus. */
  takesFocus?: boolean
  /** Gives the focus back: after it, or when the bar leaves with the focus in it. */
  focus?(): void
}

/** What the bar shows: a change with its way back, or that one was taken back. */
export interface Offer extends Undoable {
  key: number
}
export type InBar = Offer | (Partial<Offer> & { key: number; said: string; back?: undefined })

/** The last change that can be taken back. */
export const undoBar = passing<InBar>()
let lastKey = 0

export function offerUndo(undoable: Undoable): Offer {
  const offer = wayBack(undoable)
  undoBar.tell(offer)
  return offer
}

/** For the place of what changed alone, where the bar says it of several at once. */
export const wayBack = (undoable: Undoable): Offer => ({ ...undoable, key: ++lastKey })

/** It can't be taken back any more, or not here. */
export function withdrawUndo(offer: InBar | undefined) {
  if (undoBar.get() === offer) undoBar.forget()
}

const running = new WeakMap<Offer, Promise<void>>()

/** From the bar or from the place of what changed, whichever is pressed first; the other goes with it. */
export function takeBack(offer: Offer): Promise<void> {
  const going = running.get(offer) ?? run(offer).finally(() => running.delete(offer))
  running.set(offer, going)
  return going
}

async function run(offer: Offer) {
  const { back, refreshes = [], undone, done, focus } = offer
  try {
    await back()
  } catch (error) {
    // Somebody was first: what is there now is shown with the refusal.
    if (isTooLate(error)) await refresh(...refreshes)
    throw error
  }
  await refresh(...refreshes)
  void refresh(noticesPath)
  if (undoBar.get() === offer) {
    const said = typeof undone === "function" ? undone() : undone
    if (said) undoBar.tell({ said, key: ++lastKey })
    else undoBar.forget()
  }
  // What came back is drawn before it is looked for.
  flushSync(() => done?.())
  focus?.()
}

/** 'Terugzetten mislukt. Geen verbinding met de server.' */
export const faultOf = ({ failed }: InBar, error: ApiError | undefined) =>
  error && (failed ? `${failed.replace(/\.$/, "")}. ${error.message}` : error.message)

/** Somebody changed it since, or it is gone. */
export const isTooLate = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status)
