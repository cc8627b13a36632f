import { expect, test } from "bun:test"
import { openSales } from "../opened.testing.tsx"

const { dialog, field, job, open, press, screen, user, waitFor } = await openSales()

test("a part of a line is credited with a reason only, as a draft to read", async () => {
  const { id } = job().sent()
  await open(`/facturen/${id}`)
  await press("Crediteren")
  await press("Creditnota maken")
  expect((await screen.findAllByText(/Vul in waarom u crediteert/)).length).toBeGreaterThan(0)
  await user.type(await field(/^Reden/), "Tegel gebarsten")
  await user.click(await screen.findByRole("radio", { name: /^Een deel/ }))
  const [first] = await (await dialog()).findAllByLabelText(/^Termijn 1/)
  await user.type(first!, "10")
  await press("Creditnota maken")
  await waitFor(() => expect(location.pathname).not.toBe(`/facturen/${id}`))
  const credit = job().get(Number(location.pathname.split("/")[2]))
  expect(credit).toMatchObject({ kind: "credit", state: "draft", net: -10, intro: "Tegel gebarsten" })
})
