import { afterEach, beforeEach, expect, test } from "bun:test"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { memoryLimit } from "./memoryLimit.ts"

let root = ""
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "waterpas-limit-"))
})
afterEach(() => rmSync(root, { recursive: true }))

function given(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
const megabytes = (count: number) => `${count * 1024 * 1024}\n`
const service = "system.slice/waterpas.service"

test("a machine without control groups leaves 512 MB", () => expect(memoryLimit(root)).toBe(512))

test("what systemd gives the service is what there is", () => {
  given({ "proc/self/cgroup": `0::/${service}\n`, [`sys/fs/cgroup/${service}/memory.max`]: megabytes(300) })
  expect(memoryLimit(root)).toBe(300)
})

test("a slice that the service is in counts as well", () => {
  given({
    "proc/self/cgroup": `0::/${service}\n`,
    [`sys/fs/cgroup/${service}/memory.max`]: "max\n",
    "sys/fs/cgroup/system.slice/memory.max": megabytes(256),
  })
  expect(memoryLimit(root)).toBe(256)
})

test("in a container its own group is the top", () => {
  given({ "proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": megabytes(400) })
  expect(memoryLimit(root)).toBe(400)
})

test("an older kernel says it in the hierarchy of memory", () => {
  given({
    "proc/self/cgroup": "9:name=systemd:/\n4:cpu,memory:/docker/a1\n0::/\n",
    "sys/fs/cgroup/memory/memory.limit_in_bytes": megabytes(350),
  })
  expect(memoryLimit(root)).toBe(350)
})

test("more than 512 MB is not taken", () => {
  given({ "proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": megabytes(4096) })
  expect(memoryLimit(root)).toBe(512)
})
