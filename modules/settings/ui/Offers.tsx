import { Suspense } from "react"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { usePanels } from "#ui/lib/office.ts"

/** On what terms offers are made, as far as later modules ask. */
export function Offers() {
  return usePanels("settings").map(({ panel: Panel, place }) => (
    <Suspense key={place} fallback={<Skeleton lines={6} height="5rem" />}>
      <Panel />
    </Suspense>
  ))
}
