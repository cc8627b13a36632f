import { afterAll, expect, test } from "bun:test"
import { givenMailServer } from "#src/mail/smtp.testing.ts"
import { openSales } from "../opened.testing.tsx"

const server = givenMailServer()
afterAll(() => server.stop())
const { app, field, job, open, press, retype, screen, waitFor } = await openSales({ smtpUrl: server.url })

test("it goes by mail with the words that Waterpas proposes, and once more to another", async () => {
  const { id } = job().draft()
  await open(`/facturen/${id}`)
  await press("Versturen")
  expect((await field(/^Aan/)).value).toBe("vos@voorbeeld.example")
  await press("Nummeren en mailen")
  await screen.findByText("Wordt gemaild aan vos@voorbeeld.example.")
  await app().services.jobs.idle()
  await press("Opnieuw mailen")
  await retype(/^Aan/, "boekhouding@voorbeeld.example")
  await press("Mailen")
  await app().services.jobs.idle()
  await waitFor(() => expect(server.received.flatMap(({ to }) => to)).toHaveLength(2))
  expect(job().get(id).mail).toMatchObject({ to: "boekhouding@voorbeeld.example", state: "sent" })
})

test("without an address it is not mailed, and has no number yet", async () => {
  const { id } = job().draft()
  await open(`/facturen/${id}`)
  await press("Versturen")
  await retype(/^Aan/, "geen adres")
  await press("Nummeren en mailen")
  await screen.findByRole("alert")
  expect(job().get(id)).toMatchObject({ state: "draft", number: null })
})
