import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

test("another's proposal goes before the rest of what one colleague asks for, who is asked to wait with more", async () => {
  const [one, another] = [await app.signIn("manager"), await app.signIn("manager")]
  const done: string[] = []
  async function generate(name: string, headers: { cookie: string }, items: number) {
    const body = {
      projectType: "verbouwing",
      answers: {
        werkzaamheden: Array.from({ length: items }, () => "wanden glad stucen 140 m2 en sauzen, nis maken"),
      },
      contactInfo: { name, address: "" },
      writer: "local",
    }
    const path = "/api/chatgpt-quotation/generate-smart-quotation"
    const response = await app.handle(jsonRequest("POST", path, { body, headers }))
    if (response.ok) done.push(name)
    return response
  }
  const all = await Promise.all([
    ...["1", "2", "3", "4", "5", "6", "7"].map((name) => generate(name, one, 200)),
    generate("another", another, 5),
  ])
  const refused = all.filter(({ status }) => status === 503)
  expect(refused.map(({ headers }) => headers.get("retry-after"))).toEqual(["5"])
  expect(done.indexOf("another")).toBeLessThan(3)
})
