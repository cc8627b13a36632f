import { afterAll, afterEach, expect, test } from "bun:test"
import { sampleCompany } from "#modules/settings/sample.ts"
import { givenMailServer } from "#src/mail/smtp.testing.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { openWindow } from "#ui/testing.ts"
import { niche } from "../../extraWork/extra.testing.ts"
import { offered } from "../../overview/offered.testing.ts"
import { asManager } from "../testing.tsx"

const server = givenMailServer()
afterAll(() => server.stop())
const { render, screen, user, within } = await openWindow()
const { Papers } = await import("./Papers.tsx")

let app: TestApp
afterEach(() => app.close())

const ask = async () => user.click(await screen.findByRole("button", { name: "Mailen" }))
const send = async () =>
  user.click(await within(screen.getByRole("dialog")).findByRole("button", { name: "Mailen" }))
const message = () => screen.findByLabelText<HTMLTextAreaElement>(/^Bericht/)
const addressed = async () => user.type(await screen.findByLabelText(/^Aan/), "vos@voorbeeld.example")

async function open(smtpUrl?: URL) {
  app = await givenApp({ smtpUrl })
  const { extraWork, access, settings } = app.services
  settings.save(sampleCompany, null)
  const by = access.list()[0]!
  const { projectId } = offered(app, { state: "accepted", work: "active" })
  const extra = extraWork.note(projectId, niche, null, by)
  const { wrapper } = await asManager(app)
  const { rerender } = render(<Papers extra={extra} />, { wrapper })
  return {
    changedByAnother() {
      const { id, version } = extra
      rerender(<Papers extra={extraWork.change(id, { ...niche, title: "Bredere nis", version }, by)} />)
    },
  }
}

test("it goes to the client with the letter that is proposed", async () => {
  await open(server.url)
  await ask()
  expect((await message()).value).toContain(niche.title)
  await addressed()
  await send()
  await server.mails(1)
  expect(server.received[0]!.to).toEqual(["vos@voorbeeld.example"])
})

test("what another changes meanwhile takes no typed words away, and is told before it leaves", async () => {
  const { changedByAnother } = await open(server.url)
  await ask()
  await addressed()
  await user.type(await message(), "Groet, Bram")
  changedByAnother()
  await send()
  await screen.findByText(/heeft dit meerwerk op 21-11-2026 om 12:00 gewijzigd/)
  expect((await message()).value).toEndWith("Groet, Bram")
})

test("without a mail server it says how else it gets there", async () => {
  await open()
  await ask()
  await screen.findByText(/Download de pdf en verstuur die zelf/)
})
