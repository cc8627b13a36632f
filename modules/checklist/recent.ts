import type { Changed } from "#src/manifest/changes.ts"
import { formatDay } from "#src/shared/days.ts"
import type { Past } from "./days/past.ts"
import type { Items } from "./items/service.ts"
import type { ItemChange } from "./schema.ts"

/** What is told of checklists in the list of recent changes. */
export const checklistChanges = ({ items, past }: { items: Items; past: Past }): Changed => {
  const changed = {
    tells: ["task"],
    back: ({ subjectId, details }: { subjectId: string; details: Record<string, unknown> }) => {
      const now = items.get(subjectId)
      const after = details.after as Partial<ItemChange> | undefined
      if (!after || !Object.entries(after).every(([name, value]) => now[name as keyof typeof now] === value))
        return undefined
      const before = details.before as Omit<ItemChange, "version">
      return (by: Parameters<Items["set"]>[2]) =>
        items.set(subjectId, { ...before, version: now.version }, by)
    },
  }
  return {
    subjects: {
      checklist: {
        least: "manager",
        now(id) {
          const found = past.nameOf(Number(id))
          return (
            found && { name: `${found.name}, ${formatDay(found.day)}`, href: `/daily-checklist/dagen/${id}` }
          )
        },
      },
      checklistItem: {
        least: "owner",
        now: (id) => ({ name: items.get(id).task, href: "/daily-checklist/punten" }),
      },
    },
    actions: {
      "evening.finished": { tells: ["percentage"] },
      "evening.itemAdded": { tells: ["task"] },
      "evening.itemChanged": changed,
      "evening.itemOff": changed,
      "evening.itemOn": changed,
      "evening.itemMoved": { tells: ["task"] },
    },
  }
}
