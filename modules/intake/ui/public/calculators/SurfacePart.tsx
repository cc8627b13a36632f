import type { ReactNode } from "react"
import { Card } from "#ui/kit/Card.tsx"
import type { Surface, TakenMeasure } from "../../../calculators/choices.ts"
import { heightlessIn } from "../../../calculators/surface.ts"
import type { PartProps, Told } from "./part.ts"
import { Result } from "./Result.tsx"
import { Rooms } from "./Rooms.tsx"
import { SurfaceFields, type SurfaceFieldsProps } from "./SurfaceFields.tsx"
import { tellHeightless } from "./tellSurface.ts"

interface SurfacePartProps extends SurfaceFieldsProps {
  title: string
  rooms: PartProps["typed"]["rooms"]
  change: PartProps["change"]
  measured: PartProps["measured"]
  actions: PartProps["actions"]
  told: Told | undefined
  /** What is asked besides the surface. */
  children: ReactNode
}

/** A calculator of what comes onto walls, floors or ceilings of the rooms. */
export const SurfacePart = ({
  title,
  rooms,
  change,
  measured,
  actions,
  told,
  children,
  ...surface
}: SurfacePartProps) => (
  <>
    <div className="stack roomy">
      <Rooms typed={{ rooms }} {...{ change, measured }} needs={needs[surface.typed.surface]} />
      <Card title={title} className="stack">
        <SurfaceFields {...surface} />
        {children}
      </Card>
    </div>
    <Result
      told={told}
      missing={tellHeightless(heightlessIn(rooms, surface.typed.surface))}
      actions={actions}
    />
  </>
)

const needs: Record<Surface, readonly TakenMeasure[]> = {
  walls: ["walls"],
  ceiling: ["floor"],
  wallsAndCeiling: ["floor", "walls"],
  floor: ["floor"],
}
