import { expect, test } from "bun:test"
import { openWindow } from "../testing.ts"
import { ErrorSummary } from "./ErrorSummary.tsx"

const { render, screen, user } = await openWindow()

const page = (attempt: number) => (
  <>
    <ErrorSummary
      title="Er ging iets mis"
      message="Naam, e-mail en telefoon zijn verplicht"
      errors={[{ id: "email", text: "Vul uw e-mailadres in" }]}
      attempt={attempt}
    />
    <input id="email" />
  </>
)

test("the summary of errors takes the focus, also at the next attempt", () => {
  const { rerender } = render(page(1))
  const summary = screen.getByRole("alert", { name: "Er ging iets mis" })
  expect(document.activeElement).toBe(summary)
  document.getElementById("email")!.focus()
  rerender(page(1))
  expect(document.activeElement?.id).toBe("email")
  rerender(page(2))
  expect(document.activeElement).toBe(summary)
})

test("each error leads to its field", async () => {
  render(page(1))
  await user.click(screen.getByRole("link", { name: "Vul uw e-mailadres in" }))
  expect(document.activeElement?.id).toBe("email")
})
