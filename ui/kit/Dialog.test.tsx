import { expect, test } from "bun:test"
import { useState } from "react"
import { openWindow } from "../testing.ts"

const { render, screen, user, fireEvent } = await openWindow()
const { Dialog } = await import("./Dialog.tsx")

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Bekijk
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Aanvraag 7">
        Badkamer
      </Dialog>
    </>
  )
}

test("a dialog takes the focus to its title and gives it back when it closes", async () => {
  render(<Page />)
  await user.click(screen.getByRole("button", { name: "Bekijk" }))
  expect(document.activeElement?.textContent).toBe("Aanvraag 7")
  await user.click(screen.getByRole("button", { name: "Sluiten" }))
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(document.activeElement?.textContent).toBe("Bekijk")
})

test("Esc closes a dialog through its owner", async () => {
  render(<Page />)
  await user.click(screen.getByRole("button", { name: "Bekijk" }))
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }))
  expect(screen.queryByRole("dialog")).toBeNull()
})
