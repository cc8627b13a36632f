import {
  AppWindow,
  Bath,
  Building2,
  CookingPot,
  Grid2x2,
  Hammer,
  House,
  Layers,
  type LucideIcon,
  MessageCircleQuestion,
  PaintbrushVertical,
  PaintRoller,
  PanelTop,
  PlugZap,
  ThermometerSun,
  Triangle,
  Warehouse,
} from "lucide-react"
import type { Entry } from "#src/shared/entries.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"

export const typeIcons: Record<ProjectType, LucideIcon> = {
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

export const entryIcons: Record<Entry, LucideIcon> = {
  schilderwerk: PaintRoller,
  stucwerk: PaintbrushVertical,
  kleine_klus: Hammer,
  iets_anders: MessageCircleQuestion,
}
