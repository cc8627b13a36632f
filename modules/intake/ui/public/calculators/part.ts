import type { ComponentType, ReactNode } from "react"
import type { TakenMeasure } from "../../../calculators/choices.ts"
import type { Figures, Room, Typed } from "../../../calculators/schema.ts"
import type { Fault } from "../../../calculators/typed.ts"

/** `said`: what goes can be taken back where there is a way back. */
export type Change = (next: Partial<Typed>, said?: string) => void

export interface PartProps {
  typed: Typed
  change: Change
  figures: Figures
  /** Behind the login. */
  measured?: MeasuredParts
  /** What one can do with the outcome, besides copying it. */
  actions?: (told: Told) => ReactNode
}

/** How rooms are chosen that a project measured, and how what was taken of them shows. */
export interface MeasuredParts {
  ChooseRooms: ComponentType<{ rooms: readonly Room[]; change: Change }>
  TakenRoom: ComponentType<TakenRoomProps>
  ChooseFloor: ComponentType<Omit<TakenFloorProps, "fault">>
  TakenFloor: ComponentType<TakenFloorProps>
}
export interface TakenRoomProps {
  room: Room
  /** What the calculator reckons with. */
  needs: readonly TakenMeasure[]
  set: (next: Partial<Room>, said?: string) => void
}
export interface TakenFloorProps {
  volume: Typed["volume"]
  fault?: Fault
  change: Change
}

/** One of the calculators: `slug` is its name in the address. */
export interface Part {
  slug: string
  label: string
  Part: ComponentType<PartProps>
}

/** An outcome in words. */
export interface Told {
  headline: string
  /** Besides it, such as how many bags that is. */
  also?: readonly string[]
  /** How it came about, a line each. */
  steps: readonly string[]
  /** What was left out of it. */
  warning?: string | undefined
  /** The same as work that is offered, excluding VAT. */
  work: {
    description: string
    quantity: number
    unit: "m2" | "m3" | "post"
    phase: "preparation" | "tiling" | "painting"
    unitPrice?: number
  }
  /** And as what is bought for it. */
  bought?: number
  /** It tells prices, which are not for who works outside. */
  priced?: true
}

/** As it is copied, and kept with a project. */
export const textOf = ({ headline, also = [], steps, warning }: Told): string =>
  [headline, ...also, ...(warning ? [warning] : []), "", ...steps].join("\n")
