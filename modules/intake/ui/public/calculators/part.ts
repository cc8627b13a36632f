import type { ComponentType, ReactNode } from "react"
import type { Figures, Typed } from "../../../calculators/schema.ts"

/** `said`: what goes can be taken back where there is a way back. */
export type Change = (next: Partial<Typed>, said?: string) => void

export interface PartProps {
  typed: Typed
  change: Change
  figures: Figures
  /** What one can do with the outcome, besides copying it. */
  actions?: (told: Told) => ReactNode
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
