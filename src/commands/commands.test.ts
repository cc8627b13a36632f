import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openFolder } from "../folder.ts"

const top = mkdtempSync(join(tmpdir(), "waterpas-commands-"))
const data = join(top, "data")
const archive = join(top, "backup.tar")
let server: ReturnType<typeof openFolder>
beforeAll(() => {
  server = openFolder(data)
  server.db.$client.run(
    "INSERT INTO accounts VALUES (1, 'kantoor', 'Kantoor', 'owner', 'old', 1, NULL, '2026-11-21T11:00:00Z')",
  )
})
afterAll(() => {
  server.close()
  rmSync(top, { recursive: true })
})

/** The program as someone types it, in the folder of a server at work. */
async function waterpas(args: string[], { folder = data, input = "", settings = {} } = {}) {
  const program = Bun.spawn([process.execPath, join(import.meta.dir, "../main.ts"), ...args], {
    env: { ...process.env, DATA_DIR: folder, PUBLIC_URL: "https://bouwbedrijf.nl", ...settings },
    stdin: new Blob([input]),
    stdout: "pipe",
    stderr: "pipe",
  })
  const [out, fault] = await Promise.all([
    new Response(program.stdout).text(),
    new Response(program.stderr).text(),
  ])
  return { code: await program.exited, out, fault }
}

test("backup, restore and doctor work beside a server, and say so in Dutch", async () => {
  expect(await waterpas(["backup", archive])).toMatchObject({
    code: 0,
    out: expect.stringContaining("Back-up staat in"),
  })
  const folder = join(top, "restored")
  expect(await waterpas(["restore", archive], { folder })).toMatchObject({
    code: 0,
    out: expect.stringContaining("Teruggezet"),
  })
  for (const place of [data, folder])
    expect(await waterpas(["doctor"], { folder: place })).toMatchObject({
      code: 0,
      out: expect.stringContaining("Alles is in orde."),
    })
})

test("a new password is asked for on standard input and takes effect beside a server", async () => {
  const before = server.db.$client.query("SELECT password_hash FROM accounts").get()
  const { code, out } = await waterpas(["set-password"], { input: "duin-en-dijk-9\n" })
  expect([code, out]).toEqual([0, expect.stringContaining("is gewijzigd")])
  expect(out).not.toContain("duin-en-dijk-9")
  expect(server.db.$client.query("SELECT password_hash FROM accounts").get()).not.toEqual(before)
})

test.each([
  ["a password that is too short", ["set-password"], "kort\n", "8 tot 128 tekens"],
  ["a password that anyone guesses", ["set-password"], "welkom123\n", "te makkelijk"],
  ["an account that is not there", ["set-password", "piet"], "duin-en-dijk-9\n", "piet bestaat niet"],
  ["a backup without a name", ["backup"], "", "waterpas backup BESTAND"],
  ["a restore without a name", ["restore"], "", "waterpas restore BESTAND"],
  ["a backup that is not there", ["restore", "/nowhere/backup.tar"], "", "bestaat niet"],
  ["a restore over a company", ["restore", archive], "", "is niet leeg"],
  ["a second server in the folder", ["serve"], "", "is in gebruik"],
  ["a command nobody knows", ["opruimen"], "", "Onbekende opdracht"],
])("%s ends with one clear line", async (_, args, input, line) => {
  const { code, fault } = await waterpas(args, { input })
  expect(code).toBe(1)
  expect(fault).toContain(line)
  expect(fault.trim().split("\n")).toHaveLength(1)
})

test.each([
  [{ PORT: "drieduizend" }, "PORT klopt niet. Bedoeld is: poort"],
  [{ PORT: "99999" }, "0 tot 65535"],
  [{ PUBLIC_URL: "bouwbedrijf.nl" }, "https://bouwbedrijf.nl"],
  [{ DASHBOARD_PASSWORD: "kort" }, "8 tot 128 tekens"],
])("%j stops the start with one line, in Dutch", async (settings, line) => {
  const { code, fault } = await waterpas(["serve"], { settings })
  expect([code, fault.trim().split("\n")]).toEqual([1, [expect.stringContaining(line)]])
  expect(fault).not.toContain("expected")
})

test("--help is Dutch, settings included", async () => {
  const { out } = await waterpas(["--help"])
  expect(out).toContain("PORT                 poort waarop de server luistert")
  for (const line of out.split("\n")) expect(line).not.toMatch(/\b(?:the|address|read at)\b/)
})

test("no command makes a folder where there is none", async () => {
  const folder = join(top, "nowhere")
  for (const args of [["doctor"], ["backup", join(top, "none.tar")], ["set-password"]])
    expect(await waterpas(args, { folder })).toMatchObject({ code: 1, fault: expect.any(String) })
  expect(readdirSync(top)).not.toContain("nowhere")
  expect(readdirSync(top)).not.toContain("none.tar")
})
