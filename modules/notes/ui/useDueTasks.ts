import { dayOf } from "#src/shared/calendar.ts"
import { useNow } from "#ui/lib/now.ts"
import { useTasks } from "./hooks.ts"

/** How many of one's own are to be done by now; for the menu. */
export function useDueTasks(): number | undefined {
  const now = dayOf(useNow())
  return useTasks("mine").data?.tasks.filter(({ dueOn }) => dueOn! <= now).length
}
