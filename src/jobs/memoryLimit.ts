import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** What the program takes at most, with all that it starts, however large the machine is. */
const most = 512

/** Megabytes for the server and its processes together: less where a container or systemd (`MemoryMax`) says so. */
export const memoryLimit = (root = "/"): number =>
  Math.min(most, ...groupsOf(root).flatMap((group) => limitsFrom(group)))

interface Group {
  folder: string
  /** Where its hierarchy begins. */
  top: string
  file: string
}

/** The control groups that this process is in: cgroup v2 has one hierarchy, v1 one for memory. */
function groupsOf(root: string): Group[] {
  const lines = textOf(join(root, "proc/self/cgroup"))?.split("\n") ?? []
  return lines.flatMap((line) => {
    const [, kinds, path = ""] = /^\d+:([^:]*):(.*)$/.exec(line) ?? []
    if (kinds === "") return group(join(root, "sys/fs/cgroup"), path, "memory.max")
    if (!kinds?.split(",").includes("memory")) return []
    return group(join(root, "sys/fs/cgroup/memory"), path, "memory.limit_in_bytes")
  })
}

const group = (top: string, path: string, file: string): Group[] => [{ top, folder: join(top, path), file }]

/** Of the group and those it is in; inside a container its own is the top. `max` is no limit. */
function limitsFrom({ folder, top, file }: Group): number[] {
  const bytes = Number(textOf(join(folder, file)) ?? Number.NaN)
  const own = bytes > 0 ? [Math.floor(bytes / 1024 / 1024)] : []
  return folder === top || !folder.startsWith(top)
    ? own
    : [...own, ...limitsFrom({ folder: dirname(folder), top, file })]
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}
