import { formatQuantity as n } from "#src/shared/euro.ts"
import { t } from "#ui/lib/i18n.ts"
import type { Surface } from "../../../calculators/choices.ts"
import type { MeasuredRoom } from "../../../calculators/rooms.ts"
import type { Covered } from "../../../calculators/surface.ts"
import type { Told } from "./part.ts"
import { reckoned } from "./reckoned.ts"
import { roomName } from "./roomName.ts"

/** How the surface came about, what is missing of it, and the work that is done on it. */
export function tellSurface({ rooms, extra, openings, squares, heightless }: Covered, surface: Surface) {
  const steps = [
    ...rooms.map(({ room, squares: part, sum }) =>
      t("intake.calculators.surface.roomOf", { name: roomName(room), squares: reckoned(sum, part) }),
    ),
    ...(extra > 0 ? [t("intake.calculators.surface.extraOf", { squares: n(extra) })] : []),
    ...(openings > 0 ? [t("intake.calculators.surface.openingsOf", { squares: n(openings) })] : []),
  ]
  return {
    steps:
      steps.length > 1 ? [...steps, t("intake.calculators.surface.sum", { squares: n(squares) })] : steps,
    warning: tellHeightless(heightless),
    work: (
      named: "intake.calculators.paint.work" | "intake.calculators.tiles.work",
      phase: Told["work"]["phase"],
    ): Told["work"] => ({
      description: t(named, { surface: surfaceName(surface) }),
      ...{ quantity: squares, unit: "m2", phase },
    }),
  }
}

/** Undefined when none is without. */
export const tellHeightless = (rooms: readonly MeasuredRoom[]): string | undefined =>
  rooms.length > 0
    ? t("intake.calculators.surface.heightless", { names: rooms.map(roomName).join(", ") })
    : undefined

/** 'muren en plafond' */
const surfaceName = (surface: Surface) => t(`intake.calculators.surface.of.${surface}`).toLowerCase()
