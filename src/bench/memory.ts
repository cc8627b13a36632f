import { readFileSync } from "node:fs"

/** Memory that a process holds now, in MB; one that has just ended holds none. */
export function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
  return Number(kilobytes ?? 0) / 1024
}
