export interface ToastText {
  title: string
  text?: string
  /** Something went wrong: red, and read out at once. */
  destructive?: boolean
}
export interface Toast extends ToastText {
  id: number
  at: Date
  open: boolean
}

const visibleAtOnce = 1
const removalDelay = 1_000_000
const remembered = 50

interface State {
  /** What the toast region shows or lets slide away. */
  shown: readonly Toast[]
  /** The last fifty, newest first, for 'Meldingen'. */
  history: readonly Toast[]
  unread: number
}
let state: State = { shown: [], history: [], unread: 0 }
let lastId = 0
const listeners = new Set<() => void>()

/** A confirmation of something the page already shows; never the only place of an error. */
export function toast(message: ToastText): number {
  const fresh: Toast = { ...message, id: ++lastId, at: new Date(), open: true }
  change({
    shown: [fresh, ...state.shown].slice(0, visibleAtOnce),
    history: [fresh, ...state.history].slice(0, remembered),
    unread: Math.min(state.unread + 1, remembered),
  })
  return fresh.id
}

export function dismissToast(id: number) {
  const target = state.shown.find((shown) => shown.id === id)
  if (!target?.open) return
  change({ shown: state.shown.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)) })
  setTimeout(() => change({ shown: state.shown.filter((shown) => shown.id !== id) }), removalDelay)
}

export const markToastsRead = () => state.unread > 0 && change({ unread: 0 })

export const toasts = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: () => state,
}

/** Tests begin with nothing; so does the next person who signs in on this device. */
export const forgetToasts = () => change({ shown: [], history: [], unread: 0 })

function change(next: Partial<State>) {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}
