import { expect, test } from "bun:test"
import { inspect } from "bun"
import { openWindow } from "./testing.ts"

const { render, screen } = await openWindow()

test("a failing test prints a node as its tags, and of a large one the beginning", () => {
  render(
    <main aria-label="Alles">
      <p>regel 7</p>
      {"en nog een woord ".repeat(200)}
    </main>,
  )
  expect(inspect(screen.getByText("regel 7"))).toBe("<p>regel 7</p>")
  const whole = inspect(screen.getByRole("main"))
  expect(whole).toStartWith('<main aria-label="Alles"><p>regel 7</p>en nog')
  expect(whole.length).toBeLessThan(1100)
})

test("what `expect` says of a node that is there is short", () => {
  render(<dialog open>Weet u het zeker?</dialog>)
  const said = () => expect(screen.queryByRole("dialog")).toBeNull()
  expect(said).toThrow(/Received: <dialog open="">Weet u het zeker\?<\/dialog>/)
})
