import type { Changed } from "#src/manifest/changes.ts"
import type { ItemChange } from "./templates/schema.ts"
import type { Templates } from "./templates/service.ts"

/** What is told of lists for on site in the list of recent changes. */
export const checkChanges = (templates: Templates): Changed => {
  const changed = {
    tells: ["text"],
    back: ({ subjectId, details }: { subjectId: string; details: Record<string, unknown> }) => {
      const now = templates.get(subjectId)
      const after = details.after as Partial<ItemChange> | undefined
      if (!after || !Object.entries(after).every(([name, value]) => now[name as keyof typeof now] === value))
        return undefined
      const before = details.before as Omit<ItemChange, "version">
      return (by: Parameters<Templates["set"]>[2]) =>
        templates.set(subjectId, { ...before, version: now.version }, by)
    },
  }
  const warning = { tells: ["title"] }
  return {
    subjects: {
      intakeItem: {
        least: "owner",
        now: (id) => ({ name: templates.get(id).text, href: "/job-intake/lijsten" }),
      },
    },
    actions: {
      "siteList.itemAdded": { tells: ["text"] },
      "siteList.itemChanged": changed,
      "siteList.itemOff": changed,
      "siteList.itemOn": changed,
      "siteList.itemMoved": { tells: ["text"] },
      "project.intakeBegun": { tells: ["type"] },
      "project.intakeTypeChanged": { tells: ["from", "type"] },
      "project.intakeCompleted": { tells: ["type"] },
      "project.intakeRenewed": { tells: ["type"] },
      "project.warningSettled": warning,
      "project.warningOpened": warning,
    },
  }
}
