import { type ComponentType, type LazyExoticComponent, Suspense } from "react"
import { ErrorBoundary } from "../lib/ErrorBoundary.tsx"
import { Skeleton } from "./Skeleton.tsx"

interface PanelsProps {
  of: readonly { place: number; panel: LazyExoticComponent<ComponentType<{ id: number }>> }[]
  id: number
  /** Mostly there is nothing to show, so no room is kept for it. */
  quiet?: boolean
}

/** What later modules have to tell of what stands on this screen, each in a card of its own. */
export const Panels = ({ of, id, quiet }: PanelsProps) =>
  of
    .toSorted((a, b) => a.place - b.place)
    .map(({ place, panel: Panel }) => (
      <ErrorBoundary key={place}>
        <Suspense fallback={quiet ? null : <Skeleton />}>
          <Panel id={id} />
        </Suspense>
      </ErrorBoundary>
    ))
