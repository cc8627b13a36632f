import { clockOfHours } from "#src/shared/clockHours.ts"
import { TabCount } from "#ui/kit/LinkTabs.tsx"
import { useProjectHours } from "./hooks.ts"

/** How many hours were worked on a project. */
export default function HoursCount({ id }: { id: number }) {
  const minutes = useProjectHours(id).data?.minutes
  return <TabCount count={minutes ? clockOfHours(minutes / 60) : undefined} />
}
