import { round } from "#src/shared/rounding.ts"
import type { Project } from "./schema.ts"

/** Including VAT, with the extra work that was agreed; undefined: no price is known, or it is not for who asks. */
export const agreedPriceOf = ({
  estimatedPrice,
  extraPrice,
}: Pick<Project, "estimatedPrice" | "extraPrice">): number | undefined => added(estimatedPrice, extraPrice)

/** The same without VAT. */
export const agreedNetOf = ({
  estimatedNet,
  extraNet,
}: Pick<Project, "estimatedNet" | "extraNet">): number | undefined => added(estimatedNet, extraNet)

const added = (price: number | undefined, extra: number | undefined): number | undefined =>
  price === undefined && extra === undefined ? undefined : round((price ?? 0) + (extra ?? 0), 2)
