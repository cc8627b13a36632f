import { type ComponentType, type LazyExoticComponent, Suspense } from "react"
import { ErrorBoundary } from "../lib/ErrorBoundary.tsx"
import { Skeleton } from "./Skeleton.tsx"

interface PanelsProps {
  of: readonly { place: number; panel: LazyExoticComponent<ComponentType<{ id: number }>> }[]
  id: number
}

/** What later modules have to tell of what stands on this screen, each in a card of its own. */
export const Panels = ({ of, id }: PanelsProps) =>
  of
    .toSorted((a, b) => a.place - b.place)
    .map(({ place, panel: Panel }) => (
      <ErrorBoundary key={place}>
        <Suspense fallback={<Skeleton />}>
          <Panel id={id} />
        </Suspense>
      </ErrorBoundary>
    ))
