import { afterEach, beforeEach, expect, test } from "bun:test"
import { bathroomJob } from "#modules/projects/sample.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"

let app: TestApp
let project: number
let worker: { cookie: string }
beforeEach(async () => {
  app = await givenApp()
  project = plan("Badkamer Kade 3")
  worker = await app.signIn("worker")
})
afterEach(() => app.close())

const plan = (name: string) => bathroomJob(app.services, name)
const take = async (on = project) => {
  const sent = {
    told: { title: "", notes: "", category: "progress" as const, location: "" },
    photo: { data: new Uint8Array(samplePhoto({ width: 60, height: 40 })) },
  }
  const by = { key: null, deviceTime: null }
  const [office] = app.services.access.list()
  return (await app.services.intakePhotos.add(on, async () => sent, by, office!)).id
}
const ask = (method: string, more = "", body?: unknown, on = project) =>
  app.handle(jsonRequest(method, `/api/projects/${on}/photo-pairs${more}`, { headers: worker, body }))
const listed = async () => (await ask("GET")).json()
const refusal = async (reply: Promise<Response>) => {
  const response = await reply
  return `${response.status} ${(await response.json()).code}`
}

test("two photos become a pair once, and no pair again", async () => {
  const pair = { before: await take(), after: await take() }
  for (const _ of [1, 2]) expect((await ask("POST", "", pair)).status).toBe(200)
  expect(await listed()).toEqual([pair])
  expect((await ask("DELETE", `/${pair.before}/${pair.after}`)).status).toBe(200)
  expect(await listed()).toEqual([])
})

test("a pair of which a photo was removed is there again when that comes back", async () => {
  const pair = { before: await take(), after: await take() }
  await ask("POST", "", pair)
  const [office] = app.services.access.list()
  app.services.projectFiles.remove(project, pair.before, office!)
  expect(await listed()).toEqual([])
  app.services.projectFiles.restore(project, pair.before, office!)
  expect(await listed()).toEqual([pair])
})

test("a photo with itself, one of elsewhere, or of a job that was put away is no pair", async () => {
  const [before, after] = [await take(), await take()]
  const elsewhere = await take(plan("Keuken Dam 1"))
  expect(await refusal(ask("POST", "", { before, after: before }))).toBe("422 invalid")
  expect(await refusal(ask("POST", "", { before, after: elsewhere }))).toBe("404 projects.fileNotFound")
  app.services.projects.archive(project, 1)
  expect(await refusal(ask("POST", "", { before, after }))).toBe("409 projects.fileArchived")
  expect(await listed()).toEqual([])
})
