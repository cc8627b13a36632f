import type { ProjectType } from "#src/shared/projectTypes.ts"
import { aanbouw } from "./takeoff/aanbouw.ts"
import { badkamer } from "./takeoff/badkamer.ts"
import { completeRenovatie } from "./takeoff/completeRenovatie.ts"
import { dakkapel } from "./takeoff/dakkapel.ts"
import { dakwerkHellend } from "./takeoff/dakwerkHellend.ts"
import { dakwerkPlat } from "./takeoff/dakwerkPlat.ts"
import { elektra } from "./takeoff/elektra.ts"
import { isolatie } from "./takeoff/isolatie.ts"
import { keuken } from "./takeoff/keuken.ts"
import { kozijnen } from "./takeoff/kozijnen.ts"
import { opbouw } from "./takeoff/opbouw.ts"
import { vloeren } from "./takeoff/vloeren.ts"
import type { Takeoff } from "./takeoff.ts"

const byType: Record<ProjectType, Takeoff> = {
  badkamer,
  keuken,
  complete_renovatie: completeRenovatie,
  aanbouw,
  opbouw,
  dakkapel,
  dakwerk_hellend: dakwerkHellend,
  dakwerk_plat: dakwerkPlat,
  kozijnen,
  vloeren,
  elektra,
  isolatie,
}

/** The takeoffs of the work of a job, of each of its types. */
export const takeoffs = (types: ProjectType[]): Takeoff[] => types.map((type) => byType[type])
