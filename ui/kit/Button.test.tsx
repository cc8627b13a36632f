import { expect, test } from "bun:test"
import { openWindow } from "../testing.ts"

const { render, screen, user } = await openWindow()
const { Button } = await import("./Button.tsx")

test("a busy button says so and does nothing, and keeps the focus", async () => {
  let presses = 0
  render(
    <Button busy busyLabel="Inloggen..." onClick={() => presses++}>
      Inloggen
    </Button>,
  )
  const button = screen.getByRole("button", { name: "Inloggen..." })
  await user.click(button)
  expect(presses).toBe(0)
  expect(document.activeElement).toBe(button)
})

test("an unavailable button tells why when it is pressed", async () => {
  const told: string[] = []
  render(
    <Button unavailable="Minimaal 80% vereist." onUnavailable={(reason) => told.push(reason)}>
      Voltooien
    </Button>,
  )
  const button = screen.getByRole("button", { name: "Voltooien" })
  await user.click(button)
  expect(told).toEqual(["Minimaal 80% vereist."])
  expect(button.getAttribute("aria-disabled")).toBe("true")
})

test("a form is not sent by a button that is busy or unavailable", async () => {
  let sent = 0
  const form = (state: { busy?: boolean; unavailable?: string }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent++
      }}
    >
      <input aria-label="Naam" />
      <Button type="submit" {...state}>
        Versturen
      </Button>
    </form>
  )
  const { rerender } = render(form({ busy: true }))
  await user.type(screen.getByLabelText("Naam"), "Anna{Enter}")
  rerender(form({ unavailable: "Nog niet." }))
  await user.click(screen.getByRole("button", { name: "Versturen" }))
  expect(sent).toBe(0)
  rerender(form({}))
  await user.click(screen.getByRole("button", { name: "Versturen" }))
  expect(sent).toBe(1)
})
