import { clockOfHours } from "#src/shared/clockHours.ts"
import { TabCount } from "#ui/kit/LinkTabs.tsx"
import { useHoursCount } from "./hooks.ts"

/** How many hours were worked on a project. */
export default function HoursCount({ id }: { id: number }) {
  const minutes = useHoursCount(id)
  return <TabCount count={minutes ? clockOfHours(minutes / 60) : undefined} />
}
