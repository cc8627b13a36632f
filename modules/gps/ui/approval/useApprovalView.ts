import { useSearchParams } from "wouter"
import { withChange } from "#ui/lib/query.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import type { Grouping } from "./groups.ts"
import { type Pile, passes, piles, slugs } from "./piles.ts"

export type ApprovalView = ReturnType<typeof useApprovalView>

/** What one looks at, kept in the address. */
export function useApprovalView() {
  const [params, setParams] = useSearchParams()
  const changed = (change: Record<string, string>) => withChange(params, change)
  const set = (change: Record<string, string>) => setParams(changed(change), { replace: true })
  const pile = piles.find((each) => slugs[each] === params.get("status")) ?? "open"
  const person = params.get("persoon") ?? ""
  const project = params.get("project") ?? ""
  return {
    pile,
    person,
    project,
    grouping: (params.get("groep") === "dag" ? "day" : "person") as Grouping,
    /** By what it was chosen: another choice is another list. */
    chosen: `${pile} ${person} ${project}`,
    pileHref: (each: Pile) => `?${changed({ status: slugs[each] })}`,
    choosePerson: (persoon: string) => set({ persoon }),
    chooseProject: (next: string) => set({ project: next }),
    group: (grouping: Grouping) => set({ groep: grouping === "day" ? "dag" : "" }),
    clear: () => set({ persoon: "", project: "" }),
    /** Of that person and project, in whatever pile. */
    among: (entries: readonly PendingEntry[]) =>
      entries.filter(
        ({ accountId, projectId }) =>
          (person === "" || String(accountId) === person) &&
          (project === "" || String(projectId ?? withoutProject) === project),
      ),
    fits: (entry: PendingEntry) => passes(pile, entry),
  }
}

/** In the address: hours on no project. */
export const withoutProject = "geen"
