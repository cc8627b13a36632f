import { afterEach, beforeEach, expect, test } from "bun:test"
import { bathroomJob } from "#modules/projects/sample.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"

let app: TestApp
let project: number
let manager: { cookie: string }
beforeEach(async () => {
  app = await givenApp()
  project = bathroomJob(app.services)
  manager = await app.signIn("manager")
})
afterEach(() => app.close())

const take = async (title: string) => {
  const sent = {
    told: { title, notes: "Niet voor de klant", category: "damage" as const, location: "Zolder" },
    photo: { data: new Uint8Array(samplePhoto({ width: 60, height: 40 })) },
  }
  const [office] = app.services.access.list()
  return (
    await app.services.intakePhotos.add(project, async () => sent, { key: null, deviceTime: null }, office!)
  ).id
}
const shares = () => `/api/projects/${project}/photo-shares`
const ask = (method: string, path: string, body?: unknown) =>
  app.handle(jsonRequest(method, path, { headers: manager, body }))
const share = async (ids: number[], days = 30): Promise<string> =>
  (await (await ask("POST", shares(), { ids, days })).json()).link.split("#")[1]
const look = (token: string, path = "") =>
  app.handle(jsonRequest("GET", `/api/shared-photos${path}`, { headers: { "secret-link": token } }))
const refusal = async (reply: Promise<Response>) => {
  const response = await reply
  const { code, fields } = await response.json()
  return [response.status, code, ...Object.values(fields ?? {})].join(" ")
}

test("who has the link sees those photos and no other, and nothing of what was told for the office", async () => {
  const [shown, other] = [await take("Kraan"), await take("Voordeur")]
  const token = await share([shown])
  expect(await (await look(token)).json()).toEqual({
    project: "Badkamer Kade 3",
    endsAt: "2026-12-21T11:00:00.000Z",
    photos: [{ id: shown, title: "Kraan", takenAt: "2026-11-21T11:00:00.000Z" }],
  })
  const photo = await look(token, `/${shown}`)
  expect(photo.headers.get("content-type")).toBe("image/jpeg")
  expect(Buffer.from(await photo.bytes()).includes("Exif")).toBe(false)
  expect((await look(token, `/${shown}/preview`)).status).toBe(200)
  expect(await refusal(look(token, `/${other}`))).toBe("404 projects.fileNotFound")
})

test("a link ends by itself, and at once when the office ends it", async () => {
  const id = await take("Kraan")
  const [week, month] = [await share([id], 7), await share([id], 30)]
  app.clock.pass(8 * 24 * 3600)
  manager = await app.signIn("manager")
  expect(await refusal(look(week))).toBe("404 secretLinks.over")
  expect((await look(month)).status).toBe(200)
  const [left, ...more] = await (await ask("GET", shares())).json()
  expect([left, more]).toMatchObject([{ photos: 1, opened: 1 }, []])
  expect((await ask("DELETE", `${shares()}/${left.id}`)).status).toBe(200)
  expect(await refusal(look(month))).toBe("404 secretLinks.ended")
  expect(await (await ask("GET", shares())).json()).toEqual([])
})

test("a photo that was removed since is shared no more", async () => {
  const ids = [await take("Kraan"), await take("Wand")]
  const token = await share(ids)
  await ask("DELETE", `/api/projects/${project}/files/${ids[0]}`)
  expect((await (await look(token)).json()).photos.map(({ id }: { id: number }) => id)).toEqual([ids[1]])
  expect(await refusal(look(token, `/${ids[0]}`))).toBe("404 projects.fileNotFound")
})

test("a link to nothing, to a photo of elsewhere or without an end is refused", async () => {
  const id = await take("Kraan")
  const create = (body: unknown) => refusal(ask("POST", shares(), body))
  expect(await create({ ids: [], days: 7 })).toBe("422 invalid Kies minstens één foto.")
  expect(await create({ ids: [id + 1], days: 7 })).toBe("404 projects.fileNotFound")
  expect(await create({ ids: [id], days: 0 })).toBe("422 invalid Kies hoe lang de link werkt.")
  expect(await refusal(ask("DELETE", `${shares()}/99`))).toBe("404 intake.shareNotFound")
  expect(await refusal(look("geen-link"))).toBe("404 secretLinks.unknown")
})
