import { useMemo, useSyncExternalStore } from "react"
import { useSignedIn } from "#ui/lib/session.ts"
import type { TimerState } from "../../entries/schema.ts"

/** What a person chose for himself on this device. */
export interface Choices {
  /** The switch of auto-tracking; without it as the company chose. */
  auto?: boolean
  defaultProject?: number
  /** The day on which he stopped himself: from then on only a project's own place starts the timer. */
  stoppedOn?: string
  /** The day on which he undid a start by itself: nothing starts by itself any more. */
  undoneOn?: string
}

/** The switch as it stands; it works only while GPS is on. */
export const isAutoOn = ({ auto }: Choices, { mode, autoStart }: Pick<TimerState, "mode" | "autoStart">) =>
  mode !== "handmatig" && (auto ?? autoStart)

const keyOf = (account: number) => `waterpas.timer.${account}`
const listeners = new Set<() => void>()
/** For devices that keep nothing: then it holds until the page is left. */
const unkept = new Map<string, string>()

export function readChoices(account: number): Choices {
  try {
    return JSON.parse(textOf(keyOf(account))) as Choices
  } catch {
    return {}
  }
}

export function choose(account: number, change: Choices) {
  const text = JSON.stringify({ ...readChoices(account), ...change })
  try {
    localStorage.setItem(keyOf(account), text)
    unkept.delete(keyOf(account))
  } catch {
    unkept.set(keyOf(account), text)
  }
  for (const listener of listeners) listener()
}

/** The same in every tab. */
export function useChoices(): { choices: Choices; choose: (change: Choices) => void } {
  const { id } = useSignedIn()
  const text = useSyncExternalStore(subscribe, () => textOf(keyOf(id)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another choice
  const choices = useMemo(() => readChoices(id), [id, text])
  return { choices, choose: (change) => choose(id, change) }
}

function textOf(key: string): string {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? "{}"
  } catch {
    return unkept.get(key) ?? "{}"
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", listener)
  }
}
