import { expect, test } from "bun:test"
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { lockFolder } from "#db/lock.ts"
import { databasePath, openFolder } from "../folder.ts"
import {
  archive,
  blob,
  closeFolder,
  contents,
  eachInACompany,
  folder,
  hashes,
  leftovers,
  opened,
  save,
  target,
  top,
} from "./backup.testing.ts"
import { restoreBackup } from "./restore.ts"
import { saveBackup } from "./save.ts"

test("a backup made while the server works comes back row for row and file for file", () => {
  const manifest = save()
  expect(manifest.rows).toMatchObject({ settings: 1, replays: 200, files: 4 })
  restoreBackup(archive, target)
  expect(contents(target)).toEqual(contents(folder))
  for (const hash of Object.values(hashes))
    expect(readFileSync(blob(hash, target))).toEqual(readFileSync(blob(hash)))
  const restored = openFolder(target)
  expect(restored.db.$client.query("SELECT value FROM settings").all()).toEqual([{ value: '"De Kade"' }])
  restored.close()
})

test("a backup holds what was committed when it began, not what came after", () => {
  save()
  opened.db.$client.run("DELETE FROM replays")
  restoreBackup(archive, target)
  expect(contents(target).find(([table]) => table === "replays")?.[1]).toHaveLength(200)
})

test("an archive opens without us, and names everything in it", async () => {
  const manifest = save()
  const entries = await new Bun.Archive(readFileSync(archive)).files()
  const names = [hashes.sent, hashes.shared, hashes.unsent].map(
    (hash) => `files/${hash.slice(0, 2)}/${hash.slice(2)}`,
  )
  expect([...entries.keys()].sort()).toEqual([...names, "manifest.json", "waterpas.db"].sort())
  expect(JSON.parse((await entries.get("manifest.json")?.text()) ?? "")).toEqual(
    JSON.parse(JSON.stringify(manifest)),
  )
})

test("only the user who made it can read a backup or what was restored from it", () => {
  save()
  restoreBackup(archive, target)
  for (const path of [archive, target, databasePath(target), blob(hashes.sent, target)])
    expect((statSync(path).mode & 0o077).toString(8)).toBe("0")
})

test("a backup replaces an earlier one, and leaves nothing beside it", () => {
  writeFileSync(archive, "an earlier backup")
  mkdirSync(`${archive}.part`)
  writeFileSync(join(`${archive}.part`, "archive"), "what a cut-off backup left")
  save()
  restoreBackup(archive, target)
  expect(leftovers()).toEqual([])
})

test("a backup to a folder that is not there makes none", () => {
  expect(() => saveBackup(folder, join(top, "usb", "x.tar"), { version: "1", createdAt: "" })).toThrow(
    "usb bestaat niet",
  )
  expect(existsSync(join(top, "usb"))).toBe(false)
})

test("of three backups of one file at once each is whole or says that another is at it", async () => {
  const script = `
    import { saveBackup } from ${JSON.stringify(join(import.meta.dir, "save.ts"))}
    await Bun.stdin.text()
    try {
      saveBackup(${JSON.stringify(folder)}, ${JSON.stringify(archive)}, { version: "1", createdAt: "2026-11-21T11:00:00.000Z" })
      console.log("saved")
    } catch (error) {
      console.log(error.message)
    }`
  const three = [1, 2, 3].map(() =>
    Bun.spawn([process.execPath, "-e", script], { stdin: "pipe", stdout: "pipe" }),
  )
  for (const { stdin } of three) stdin.end()
  const said = await Promise.all(three.map(({ stdout }) => new Response(stdout).text()))
  for (const text of said) expect(text.trim()).toMatch(/^(saved|Er wordt al een back-up geschreven in .*)$/)
  expect(said).toContain("saved\n")
  restoreBackup(archive, target)
  expect(contents(target)).toEqual(contents(folder))
  expect(leftovers()).toEqual([])
})

eachInACompany()

test("a file that another backup is being written to is left to it", () => {
  mkdirSync(`${archive}.part`)
  const unlock = lockFolder(join(`${archive}.part`, "lock"))
  writeFileSync(join(`${archive}.part`, "archive"), "half")
  expect(save).toThrow("Er wordt al een back-up geschreven in")
  expect(readFileSync(join(`${archive}.part`, "archive"), "utf8")).toBe("half")
  unlock()
  save()
})

test("a backup that fails leaves the earlier one alone", () => {
  writeFileSync(archive, "an earlier backup")
  expect(() => saveBackup(join(top, "elsewhere"), archive, { version: "1", createdAt: "" })).toThrow(
    "nog geen database",
  )
  closeFolder()
  const bytes = readFileSync(databasePath(folder))
  bytes.fill(0xff, bytes.length / 2)
  writeFileSync(databasePath(folder), bytes)
  expect(save).toThrow()
  expect(readFileSync(archive, "utf8")).toBe("an earlier backup")
  expect(leftovers()).toEqual([])
})

test("a photo that was never sent and went during the backup is left out with its row", () => {
  rmSync(blob(hashes.unsent))
  expect(save()).toMatchObject({ missing: [], rows: { files: 3 } })
  restoreBackup(archive, target)
})

test.each([
  ["gone", (path: string) => rmSync(path)],
  ["damaged", (path: string) => writeFileSync(path, "something else")],
])("a kept file that is %s is told, and the rest is saved all the same", (_, spoil) => {
  spoil(blob(hashes.sent))
  const manifest = save()
  expect(manifest.missing).toEqual([hashes.sent])
  restoreBackup(archive, target)
  expect(contents(target)).toEqual(contents(folder))
  expect(existsSync(blob(hashes.shared, target))).toBe(true)
  expect(existsSync(blob(hashes.sent, target))).toBe(false)
})
