import { describe, expect, test } from "bun:test"
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { lockFolder } from "#db/lock.ts"
import { filesPath, openBeside, openFolder, restorePath } from "../folder.ts"
import {
  archive,
  contents,
  eachInACompany,
  expectNothingRestored,
  folder,
  leftovers,
  opened,
  save,
  target,
  top,
} from "./backup.testing.ts"
import { restoreBackup } from "./restore.ts"
import { createTar, readTar } from "./tar.ts"

eachInACompany()

test("a backup that was cut off anywhere restores nothing", () => {
  save()
  const { size } = statSync(archive)
  for (const share of [0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
    truncateSync(archive, Math.floor(size * share))
    expect(() => restoreBackup(archive, target)).toThrow()
    expectNothingRestored()
    save()
  }
})

test("a backup in which one byte changed restores nothing", () => {
  const manifest = save()
  const whole = readFileSync(archive)
  const payload = [...whole.keys()].filter((at) => at % 1999 === 7 && !inPadding(whole, at))
  expect(payload.length).toBeGreaterThan(50)
  for (const at of payload) {
    const spoilt = Buffer.from(whole)
    spoilt[at] = (spoilt[at] ?? 0) ^ 0x10
    writeFileSync(archive, spoilt)
    expect(() => restoreBackup(archive, target)).toThrow()
    expectNothingRestored()
  }
  expect(manifest.missing).toEqual([])
})

/** Between the end of an entry and the next block of 512 nothing is read, so nothing can be wrong there. */
function inPadding(whole: Buffer, at: number): boolean {
  for (let head = 0; head < whole.length; ) {
    const size = Number.parseInt(whole.toString("latin1", head + 124, head + 135), 8) || 0
    const end = head + 512 + size
    const next = end + ((512 - (size % 512)) % 512)
    if (at < next || size === 0) return at >= end
    head = next
  }
  return true
}

test("a folder that is not empty is left alone, were it only by an old log of the database", () => {
  save()
  mkdirSync(target)
  writeFileSync(join(target, "waterpas.db-wal"), "rows of the future")
  expect(() => restoreBackup(archive, target)).toThrow("is niet leeg")
  expect(readdirSync(target)).toEqual(["waterpas.db-wal"])
})

test("an empty folder will do", () => {
  save()
  mkdirSync(target)
  restoreBackup(archive, target)
  expect(contents(target)).toEqual(contents(folder))
  expect(readdirSync(target).sort()).toEqual(["files", "waterpas.db"])
  expect(leftovers()).toEqual([])
})

test.each([
  ["a link to a folder", () => symlinkSync(givenEmpty("private"), target)],
  ["a folder of a disk of its own", () => mkdirSync(join(target, "lost+found"), { recursive: true })],
])("%s is filled where it is", (_, make) => {
  save()
  make()
  const before = lstatSync(target)
  restoreBackup(archive, target)
  expect(contents(target)).toEqual(contents(folder))
  expect(lstatSync(target).ino).toBe(before.ino)
  expect(lstatSync(target).isSymbolicLink()).toBe(before.isSymbolicLink())
  openFolder(target).close()
})

test("a restore that fails leaves an empty folder as empty as it was", () => {
  writeFileSync(archive, "Geachte heer, ".repeat(1000))
  symlinkSync(givenEmpty("private"), target)
  expect(() => restoreBackup(archive, target)).toThrow("geen back-up")
  expect(readdirSync(target)).toEqual([])
})

function givenEmpty(name: string) {
  mkdirSync(join(top, name))
  return join(top, name)
}

describe("a restore that was cut off", () => {
  /** As a kill leaves it while the archive is unpacked, between the files and the database, and just before its end. */
  const moments: [string, string[]][] = [
    ["at the archive", []],
    ["after the files", ["files"]],
    ["after the database", ["files", "waterpas.db"]],
  ]
  function givenCutOff(moved: string[]) {
    mkdirSync(restorePath(target), { recursive: true })
    writeFileSync(join(restorePath(target), "waterpas.db-wal"), "rows of the future")
    for (const name of moved) {
      if (name === "files") mkdirSync(join(target, "files", "ab"), { recursive: true })
      else writeFileSync(join(target, name), "of another backup")
    }
  }

  test.each(moments)("%s does not start", (_, moved) => {
    givenCutOff(moved)
    expect(() => openFolder(target)).toThrow("niet afgemaakt")
    expect(() => openBeside(target)).toThrow("niet afgemaakt")
    expect(existsSync(join(target, "lock"))).toBe(false)
  })

  test.each(moments)("%s can be done again, and nothing of the first is left", (_, moved) => {
    save()
    givenCutOff(moved)
    restoreBackup(archive, target)
    expect(contents(target)).toEqual(contents(folder))
    expect(readdirSync(target).sort()).toEqual(["files", "waterpas.db"])
    expect(readdirSync(filesPath(target))).not.toContain("ab")
  })

  test("is not done over while another process is at it", () => {
    save()
    mkdirSync(restorePath(target), { recursive: true })
    const unlock = lockFolder(join(restorePath(target), "lock"))
    expect(() => restoreBackup(archive, target)).toThrow("in gebruik")
    unlock()
    restoreBackup(archive, target)
  })

  test("leaves alone a log of a database that was at work there since", () => {
    save()
    givenCutOff(["files", "waterpas.db"])
    writeFileSync(join(target, "waterpas.db-wal"), "rows of today")
    expect(() => restoreBackup(archive, target)).toThrow("is niet leeg")
    expect(readFileSync(join(target, "waterpas.db-wal"), "utf8")).toBe("rows of today")
  })
})

test("a backup of a newer program is refused", () => {
  opened.db.$client.run("PRAGMA user_version = 99")
  save()
  expect(() => restoreBackup(archive, target)).toThrow("versie 99")
  expectNothingRestored()
})

test.each(["../waterpas.db", "files/../../x", "/etc/passwd", "files/ab/short"])(
  "an entry named %s is refused",
  (name) => {
    const tar = createTar(archive)
    tar.addText(name, "x")
    tar.finish()
    expect(() => restoreBackup(archive, target)).toThrow("geen back-up")
    expectNothingRestored()
  },
)

test.each(["files/", "waterpas.db", "manifest.json"])(
  "a backup from which %s was taken restores nothing",
  (taken) => {
    save()
    const entries = [...readTar(archive)].filter(({ name }) => !name.startsWith(taken))
    expect(entries.length).toBeGreaterThan(0)
    rewrite(entries.map(({ name }) => name))
    expect(() => restoreBackup(archive, target)).toThrow("er is niets teruggezet")
    expectNothingRestored()
  },
)

test("a backup whose manifest speaks of other rows restores nothing", () => {
  save()
  rewrite(["waterpas.db", "files/", "manifest.json"], (text) =>
    text.replace('"replays":200', '"replays":201'),
  )
  expect(() => restoreBackup(archive, target)).toThrow("beschadigd (waterpas.db)")
  expectNothingRestored()
})

/** The archive again with only the entries whose names begin so; `change` is done to the manifest. */
function rewrite(names: string[], change = (text: string) => text) {
  const tar = createTar(`${archive}.other`)
  for (const entry of readTar(archive)) {
    if (!names.some((name) => entry.name.startsWith(name))) continue
    if (entry.name === "manifest.json") tar.addText(entry.name, change(entry.text()))
    else {
      entry.writeTo(join(top, "entry"))
      tar.addFile(entry.name, join(top, "entry"))
      rmSync(join(top, "entry"))
    }
  }
  tar.finish()
  renameSync(`${archive}.other`, archive)
}

test("a file that is no archive is refused", () => {
  writeFileSync(archive, "Geachte heer, ".repeat(1000))
  expect(() => restoreBackup(archive, target)).toThrow("geen back-up")
  expectNothingRestored()
})
