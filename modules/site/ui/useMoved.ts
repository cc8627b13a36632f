import { useState } from "react"
import type { Message, MessageState } from "../schema.ts"

/** `message` as it is now; `undo` is the state it had, when someone moved it on purpose. */
interface Move {
  message: Message
  undo?: MessageState
}

export type Moved = ReturnType<typeof useMoved>

/** What changed state while one looks: it keeps its place in the list, so that opening a message doesn't hide it. */
export function useMoved() {
  const [moves, setMoves] = useState<ReadonlyMap<number, Move>>(new Map())
  return {
    of: (id: number) => moves.get(id),
    remember: (message: Message, undo?: MessageState) =>
      setMoves((known) => new Map(known).set(message.id, { message, undo })),
    /** The list as it was, each message as it is now. */
    among(messages: Message[]): Message[] {
      const gone = [...moves.values()]
        .map(({ message }) => message)
        .filter(({ id }) => !messages.some((message) => message.id === id))
      return [...messages, ...gone].toSorted((a, b) => b.id - a.id)
    },
  }
}
