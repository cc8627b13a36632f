import { t } from "#ui/lib/i18n.ts"
import { AreaPart } from "./AreaPart.tsx"
import { PaintPart } from "./PaintPart.tsx"
import type { Part } from "./part.ts"
import { TilesPart } from "./TilesPart.tsx"
import { VolumePart } from "./VolumePart.tsx"

/** Those without money, which anyone may use. */
export const publicParts = (): Part[] => [
  { slug: "oppervlakte", label: t("intake.calculators.part.area"), Part: AreaPart },
  { slug: "inhoud", label: t("intake.calculators.part.volume"), Part: VolumePart },
  { slug: "verf", label: t("intake.calculators.part.paint"), Part: PaintPart },
  { slug: "tegels", label: t("intake.calculators.part.tiles"), Part: TilesPart },
]
