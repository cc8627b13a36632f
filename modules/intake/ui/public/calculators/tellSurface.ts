import { formatQuantity as n } from "#src/shared/euro.ts"
import { t } from "#ui/lib/i18n.ts"
import type { Surface } from "../../../calculators/choices.ts"
import type { MeasuredRoom } from "../../../calculators/rooms.ts"
import type { Covered } from "../../../calculators/surface.ts"
import { roomName } from "./roomName.ts"

/** How the surface came about, and what is missing of it. */
export function tellSurface({ rooms, extra, openings, squares, heightless }: Covered) {
  const steps = [
    ...rooms.map(({ room, squares: part }) =>
      t("intake.calculators.surface.roomOf", { name: roomName(room), squares: n(part) }),
    ),
    ...(extra > 0 ? [t("intake.calculators.surface.extraOf", { squares: n(extra) })] : []),
    ...(openings > 0 ? [t("intake.calculators.surface.openingsOf", { squares: n(openings) })] : []),
  ]
  return {
    steps:
      steps.length > 1 ? [...steps, t("intake.calculators.surface.sum", { squares: n(squares) })] : steps,
    warning: tellHeightless(heightless),
  }
}

/** Undefined when none is without. */
export const tellHeightless = (rooms: readonly MeasuredRoom[]): string | undefined =>
  rooms.length > 0
    ? t("intake.calculators.surface.heightless", { names: rooms.map(roomName).join(", ") })
    : undefined

/** 'muren en plafond' */
export const surfaceName = (surface: Surface) => t(`intake.calculators.surface.of.${surface}`).toLowerCase()
