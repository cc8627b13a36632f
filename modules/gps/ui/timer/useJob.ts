import { useState } from "react"
import type { TimerState, Workplace } from "../../entries/schema.ts"
import { workplaceAt } from "../../movement/place.ts"
import { useChoices } from "./choices.ts"
import type { Located } from "./locator.ts"
import type { Job } from "./writes.ts"

export interface JobChoice {
  job: Job
  /** The project whose place one is at. */
  here: Workplace | undefined
  /** As they are to choose from: where one is, one's own team's, then the others by name. */
  workplaces: Workplace[]
  choose: (change: Partial<Pick<Job, "kind" | "projectId">>) => void
}

/** What to work on: what one chose, else where one is, else the default, else what one did last. */
export function useJob({ workplaces, last }: TimerState, { fix }: Located): JobChoice {
  const { choices } = useChoices()
  const [chosen, setChosen] = useState<Partial<Pick<Job, "kind" | "projectId">>>({})
  const here = fix && workplaceAt(fix, workplaces)
  const exists = (id: number | null | undefined) => workplaces.some((place) => place.id === id)
  const proposed = [here?.id, choices.defaultProject, last?.projectId].find(exists) ?? null
  const projectId = chosen.projectId === undefined ? proposed : chosen.projectId
  const kind = chosen.kind ?? "work"
  return {
    job: {
      kind,
      projectId: kind === "general" ? null : projectId,
      projectName: kind === "general" ? "" : (workplaces.find(({ id }) => id === projectId)?.name ?? ""),
    },
    here,
    workplaces: inOrder(workplaces, here),
    choose: (change) => setChosen({ ...chosen, ...change }),
  }
}

const inOrder = (workplaces: readonly Workplace[], here: Workplace | undefined): Workplace[] =>
  workplaces.toSorted(
    (a, b) =>
      Number(b.id === here?.id) - Number(a.id === here?.id) ||
      Number(b.mine) - Number(a.mine) ||
      a.name.localeCompare(b.name, "nl"),
  )
