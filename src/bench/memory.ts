import { readdirSync, readFileSync } from "node:fs"

/** Memory that a process holds now, in MB; one that has just ended holds none. */
export function residentMb(pid: number): number {
  return megabytes(`/proc/${pid}/status`, /VmRSS:\s+(\d+)/)
}

/** Of a process and all that it started, directly or not: what they hold, pages that they share counted once. */
export function treeMb(pid: number): number {
  return family(pid).reduce((sum, one) => sum + megabytes(`/proc/${one}/smaps_rollup`, /^Pss:\s+(\d+)/m), 0)
}

export function family(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(family)]
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

function megabytes(path: string, found: RegExp): number {
  try {
    return Number(found.exec(readFileSync(path, "utf8"))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
