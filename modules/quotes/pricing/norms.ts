import { lazy } from "#src/shared/lazy.ts"
import { byName, type CodesIn } from "#src/shared/textTable.ts"
import type { Norm } from "./norm.ts"
import { aanbouw } from "./norms/aanbouw.ts"
import { badkamer } from "./norms/badkamer.ts"
import { completeRenovatie } from "./norms/completeRenovatie.ts"
import { dakkapel } from "./norms/dakkapel.ts"
import { dakwerkHellend } from "./norms/dakwerkHellend.ts"
import { dakwerkPlat } from "./norms/dakwerkPlat.ts"
import { elektra } from "./norms/elektra.ts"
import { everyday } from "./norms/everyday.ts"
import { isolatie } from "./norms/isolatie.ts"
import { keuken } from "./norms/keuken.ts"
import { kozijnen } from "./norms/kozijnen.ts"
import { opbouw } from "./norms/opbouw.ts"
import { shared } from "./norms/shared.ts"
import { vloeren } from "./norms/vloeren.ts"
import { normsIn } from "./normTable.ts"

const tables = [
  shared,
  badkamer,
  keuken,
  completeRenovatie,
  aanbouw,
  opbouw,
  dakkapel,
  dakwerkHellend,
  dakwerkPlat,
  kozijnen,
  vloeren,
  elektra,
  isolatie,
  everyday,
] as const

/** `<type>.<work>`, or `<trade>.<work>` for what several types need alike. */
export type NormCode = CodesIn<(typeof tables)[number]>
export type Norms = Record<NormCode, Norm>

/** Every norm by its code. Read when first asked: a start need not wait for it. */
export const norms = lazy(() => byName(tables.flatMap(normsIn)) as Norms)
