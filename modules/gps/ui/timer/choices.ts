import { useMemo, useSyncExternalStore } from "react"
import { deviceTexts } from "#ui/lib/deviceTexts.ts"
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
export function choose(account: number, change: Choices) {
  deviceTexts.keep(keyOf(account), JSON.stringify({ ...read(textOf(account)), ...change }))
}

/** The same in every tab. */
export function useChoices(): { choices: Choices; choose: (change: Choices) => void } {
  const { id } = useSignedIn()
  const text = useSyncExternalStore(deviceTexts.subscribe, () => textOf(id))
  const choices = useMemo(() => read(text), [text])
  return { choices, choose: (change) => choose(id, change) }
}

const textOf = (account: number) => deviceTexts.read(keyOf(account)) ?? "{}"

function read(text: string): Choices {
  try {
    return JSON.parse(text) as Choices
  } catch {
    return {}
  }
}
