import { searchIn } from "#ui/lib/search.ts"
import { list } from "#ui/list/list.ts"
import type { Note, TaskPile } from "../../schema.ts"

const spec = {
  path: "/taken",
  keyOf: ({ id }: Note) => id,
  pileWord: "taken",
  find: searchIn(({ text, about, assignee }: Note) => [text, about.name, assignee?.name].join(" ")),
  texts: {
    name: "notes.tasks.list",
    piles: "notes.tasks.piles",
    pile: (pile: TaskPile) => `notes.tasks.pile.${pile}` as const,
    search: "notes.tasks.search",
    found: "notes.tasks.found",
  },
} as const
const mine = { slug: "", uncounted: true }
const all = { slug: "iedereen", uncounted: true }
const done = { slug: "gereed", uncounted: true }

/** The office sees everybody's. */
export const taskList = list<Note>()<TaskPile>({ ...spec, piles: { mine, all, done } })
export const ownTaskList = list<Note>()<TaskPile>({ ...spec, piles: { mine, done } as never })
