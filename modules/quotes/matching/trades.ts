import { lazy } from "#src/shared/lazy.ts"
import { common, commonThings } from "./trades/common.ts"
import { electrical } from "./trades/electrical.ts"
import { finishing } from "./trades/finishing.ts"
import { flooring } from "./trades/flooring.ts"
import { frames } from "./trades/frames.ts"
import { heating } from "./trades/heating.ts"
import { insulation } from "./trades/insulation.ts"
import { kitchen } from "./trades/kitchen.ts"
import { outside } from "./trades/outside.ts"
import { roofing } from "./trades/roofing.ts"
import { sanitary } from "./trades/sanitary.ts"
import { structure } from "./trades/structure.ts"
import { tiling } from "./trades/tiling.ts"
import { tradeIn } from "./tradeTable.ts"

/** Of a word that two trades know, the first one's meaning holds. */
const texts = [
  ...[common, commonThings, tiling, sanitary, kitchen, finishing, flooring, electrical, heating],
  ...[frames, roofing, structure, insulation, outside],
]

/** What builders call their work, by trade. Read when first asked. */
export const trades = lazy(() => texts.map(tradeIn))
