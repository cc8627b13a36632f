import type { Norm } from "./norm.ts"
import { aanbouwNorms } from "./norms/aanbouw.ts"
import { badkamerNorms } from "./norms/badkamer.ts"
import { completeRenovatieNorms } from "./norms/completeRenovatie.ts"
import { dakkapelNorms } from "./norms/dakkapel.ts"
import { dakwerkHellendNorms } from "./norms/dakwerkHellend.ts"
import { dakwerkPlatNorms } from "./norms/dakwerkPlat.ts"
import { elektraNorms } from "./norms/elektra.ts"
import { everydayNorms } from "./norms/everyday.ts"
import { finishingNorms } from "./norms/finishing.ts"
import { generalNorms } from "./norms/general.ts"
import { heatingNorms } from "./norms/heating.ts"
import { isolatieNorms } from "./norms/isolatie.ts"
import { keukenNorms } from "./norms/keuken.ts"
import { kozijnenNorms } from "./norms/kozijnen.ts"
import { liftingNorms } from "./norms/lifting.ts"
import { opbouwNorms } from "./norms/opbouw.ts"
import { roofingNorms } from "./norms/roofing.ts"
import { vloerenNorms } from "./norms/vloeren.ts"

/** Every norm by its code: `<type>.<work>`, or `<trade>.<work>` for what several types need alike. */
export const norms = {
  ...generalNorms,
  ...liftingNorms,
  ...roofingNorms,
  ...heatingNorms,
  ...finishingNorms,
  ...badkamerNorms,
  ...keukenNorms,
  ...completeRenovatieNorms,
  ...aanbouwNorms,
  ...opbouwNorms,
  ...dakkapelNorms,
  ...dakwerkHellendNorms,
  ...dakwerkPlatNorms,
  ...kozijnenNorms,
  ...vloerenNorms,
  ...elektraNorms,
  ...isolatieNorms,
  ...everydayNorms,
} satisfies Record<string, Norm>

export type NormCode = keyof typeof norms
export type Norms = Record<NormCode, Norm>
