import { useTranslation } from "react-i18next"
import { floorFinishes, type PlanRoom, wallFinishes } from "../../../plan/schema.ts"
import { Swatch } from "./Swatch.tsx"

/** What the colours mean, of what is in sight. */
export function Legend({ rooms }: { rooms: readonly PlanRoom[] }) {
  const { t } = useTranslation()
  const floors = floorFinishes.filter((finish) => rooms.some(({ floorFinish }) => floorFinish === finish))
  const walls = wallFinishes.filter((finish) => rooms.some(({ wallFinish }) => wallFinish === finish))
  return (
    <ul className="space-legend cluster flush" aria-label={t("intake.space.legend")}>
      {floors.map((finish) => (
        <li key={finish} className="row">
          <Swatch surface="floor" finish={finish} />
          {t(`intake.space.floor.${finish}`)}
        </li>
      ))}
      {walls.map((finish) => (
        <li key={finish} className="row">
          <Swatch surface="wall" finish={finish} />
          {t(`intake.space.wall.${finish}`)}
        </li>
      ))}
    </ul>
  )
}
