import { mentionsIn } from "../mentions.ts"
import type { NotePerson } from "../schema.ts"

/** What it says; who is called stands out. */
export function NoteText({ text, people }: { text: string; people: readonly NotePerson[] }) {
  const mentions = mentionsIn(text, people)
  const parts = mentions.flatMap(({ from, to }, at) => [
    text.slice(mentions[at - 1]?.to ?? 0, from),
    <strong key={from} className="note-call">
      {text.slice(from, to)}
    </strong>,
  ])
  return (
    <p className="note-text flush">
      {parts}
      {text.slice(mentions.at(-1)?.to ?? 0)}
    </p>
  )
}
