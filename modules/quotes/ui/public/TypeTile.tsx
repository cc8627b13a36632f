import {
  AppWindow,
  Bath,
  Building2,
  CookingPot,
  Grid2x2,
  House,
  Layers,
  type LucideIcon,
  PanelTop,
  PlugZap,
  ThermometerSun,
  Triangle,
  Warehouse,
} from "lucide-react"
import { useTranslation } from "react-i18next"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { typeLabels } from "#src/shared/projectTypes.ts"

const icons: Record<ProjectType, LucideIcon> = {
  badkamer: Bath,
  keuken: CookingPot,
  complete_renovatie: House,
  aanbouw: Warehouse,
  opbouw: Building2,
  dakkapel: PanelTop,
  dakwerk_hellend: Triangle,
  dakwerk_plat: Layers,
  kozijnen: AppWindow,
  vloeren: Grid2x2,
  elektra: PlugZap,
  isolatie: ThermometerSun,
}

export const tileId = (type: ProjectType) => `type-${type}`

export function TypeTile({
  type,
  chosen,
  choose,
}: {
  type: ProjectType
  chosen: boolean
  choose: (type: ProjectType, on: boolean) => void
}) {
  const { t } = useTranslation()
  const id = tileId(type)
  const Icon = icons[type]
  return (
    <label className="tile">
      <input
        type="checkbox"
        id={id}
        name="type"
        value={type}
        checked={chosen}
        aria-describedby={`${id}-about`}
        aria-labelledby={`${id}-name`}
        onChange={(event) => choose(type, event.target.checked)}
      />
      <Icon aria-hidden className="tile-icon" strokeWidth={1.75} />
      <span className="tile-name" id={`${id}-name`}>
        {typeLabels[type]}
      </span>
      <span className="tile-about" id={`${id}-about`}>
        {t(`wizard.types.about.${type}`)}
      </span>
    </label>
  )
}
