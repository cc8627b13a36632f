import { expect, test } from "bun:test"
import { useState } from "react"
import { openWindow } from "../testing.ts"
import { Switch } from "./Switch.tsx"
import { TimeField } from "./TimeField.tsx"

const { render, screen, user } = await openWindow()

const given: string[] = []
function Kept({ from = "" }: { from?: string }) {
  const [value, setValue] = useState(from)
  const change = (next: string) => {
    given.push(next)
    setValue(next)
  }
  return <TimeField id="opens" label="Van" value={value} onChange={change} />
}

test("a time typed in a hurry becomes a time of the clock once one leaves the field", async () => {
  render(<Kept from="08:00" />)
  const field = screen.getByLabelText("Van")
  await user.clear(field)
  await user.type(field, "7.30")
  expect(field).toHaveProperty("value", "7.30")
  expect(given.at(-1)).toBe("07:30")
  await user.tab()
  expect(field).toHaveProperty("value", "07:30")
})

test("what is no time stays as typed, to be mended", async () => {
  render(<Kept />)
  await user.type(screen.getByLabelText("Van"), "half negen")
  await user.tab()
  expect(screen.getByLabelText("Van")).toHaveProperty("value", "half negen")
})

test("a switch says what it is, what that means, and turns by its whole row", async () => {
  const turned: boolean[] = []
  render(
    <Switch id="closed" label="Gesloten" hint="Die dag" checked={false} onChange={(on) => turned.push(on)} />,
  )
  const control = screen.getByRole("switch", { name: /Gesloten/ })
  expect(document.getElementById(control.getAttribute("aria-describedby")!)?.textContent).toBe("Die dag")
  await user.click(screen.getByText("Gesloten"))
  expect(turned).toEqual([true])
})
