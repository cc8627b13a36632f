import { derived, type Measured } from "../survey.ts"
import { item, type TakeoffItem, when } from "../takeoff.ts"

/** A floor of middle class on a sound base, where it is part of a larger job: the same work as the type floors. */
export const newFloor = (kind: "pvc" | "laminaat" | "hout" | "tegels", floor: Measured): TakeoffItem[] => [
  ...when(kind === "pvc", item("vloeren.primeLevel", floor)),
  item(`vloeren.${kind}.midden`, floor),
  ...when(
    kind !== "tegels",
    item("vloeren.skirting.mdf", derived(floor, floor.value * 0.9, "0,9 m plint per m² vloer")),
  ),
]
