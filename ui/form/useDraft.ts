import { useEffect, useState } from "react"
import { useSignedIn } from "../lib/session.ts"

export interface DraftOptions<Value> {
  /** What it is, and which one, where there are more. */
  name: string
  of?: string | number
  write?(value: Value): string
  /** Undefined for what can't be used, such as what an older program left. May throw at it. */
  read(text: string): Value | undefined
  /** Each tab comes back with its own; a new one begins with the last of this device. */
  perTab?: boolean
}

/**
 * What someone typed and did not save yet, kept on this device. Of his account alone: a device may be shared. Tell it
 * in an effect what there is: `useEffect(() => draft.keep(dirty ? typed : undefined), [draft, dirty, typed])`.
 */
export function useDraft<Value>(options: DraftOptions<Value>) {
  const { id } = useSignedIn()
  const [kept, setKept] = useState(true)
  const [draft] = useState(() => draftOf(id, options, setKept))
  // The session may end, and the screen with it, between two keys; so may the page.
  useEffect(() => {
    addEventListener("pagehide", draft.flush)
    return () => {
      removeEventListener("pagehide", draft.flush)
      draft.flush()
    }
  }, [draft])
  return { draft, kept }
}

/** Writing takes a moment, and nobody loses more than that. */
const pause = 400

/** `tell`: whether the device keeps anything, which it doesn't in a private window or when it is full. */
function draftOf<Value>(
  account: number,
  { name, of, write = JSON.stringify, read, perTab = false }: DraftOptions<Value>,
  tell: (kept: boolean) => void,
) {
  const place = ["waterpas", name, account, ...(of === undefined ? [] : [of])].join(".")
  let pending: (() => void) | undefined
  const flush = () => pending?.()

  function put(text: string) {
    pending = undefined
    tell(
      attempt(() => {
        localStorage.setItem(place, text)
        if (perTab) sessionStorage.setItem(place, text)
      }),
    )
  }

  function forget() {
    pending = undefined
    attempt(() => {
      localStorage.removeItem(place)
      // Not what another tab keeps either.
      if (perTab) sessionStorage.setItem(place, "")
    })
  }

  return {
    /** What was typed earlier. */
    found: foundAt(place, read, perTab),
    /** Keeps it once nothing was typed for a moment; undefined: there is nothing to keep. Answers how to think better of it. */
    keep(value: Value | undefined) {
      if (value === undefined) return void forget()
      pending = () => put(write(value))
      const timer = setTimeout(flush, pause)
      return () => clearTimeout(timer)
    },
    forget,
    flush,
  }
}

function foundAt<Value>(
  place: string,
  read: DraftOptions<Value>["read"],
  perTab: boolean,
): Value | undefined {
  try {
    const text = (perTab ? sessionStorage.getItem(place) : null) ?? localStorage.getItem(place)
    return text ? read(text) : undefined
  } catch {
    return undefined
  }
}

function attempt(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}
