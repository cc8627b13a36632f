import { expect, test } from "bun:test"
import { useState } from "react"
import type { SWRResponse } from "swr"
import { type SignedIn, useSignedIn } from "../lib/session.ts"
import { openWindow } from "../testing.ts"
import { Gate } from "./Gate.tsx"

const { render, screen, user } = await openWindow()

const anna: SignedIn = { id: 1, username: "anna", name: "Anna", role: "owner" }
const bram: SignedIn = { id: 2, username: "bram", name: "Bram", role: "worker" }

function Note() {
  const { name } = useSignedIn()
  const [text, setText] = useState("")
  return (
    <input
      aria-label={`Notitie van ${name}`}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

const gate = (who: SignedIn | null | undefined, error?: Error) => (
  <Gate
    session={{ data: who, error, isValidating: false } as SWRResponse<SignedIn | null>}
    login={(ended) => <h1>Dashboard toegang{ended && ` na ${ended.name}`}</h1>}
  >
    <Note />
  </Gate>
)
const note = (name: string) => screen.queryByLabelText<HTMLInputElement>(`Notitie van ${name}`)

test("who is not signed in gets the password screen and nothing of what lies behind it", () => {
  render(gate(null))
  expect(screen.getByRole("heading", { name: "Dashboard toegang" })).toBeTruthy()
  expect(document.querySelector("input")).toBeNull()
})

test("a form that was open when the login ended is there again for the same person", async () => {
  const { rerender } = render(gate(anna))
  await user.type(note("Anna")!, "Lekkage")
  rerender(gate(null))
  expect(screen.getByRole("heading", { name: "Dashboard toegang na Anna" })).toBeDefined()
  expect(note("Anna")!.style.display).toContain("none")
  rerender(gate(anna))
  expect(note("Anna")!.value).toBe("Lekkage")
  expect(screen.queryByRole("heading")).toBeNull()
})

test("someone else starts afresh", async () => {
  const { rerender } = render(gate(anna))
  await user.type(note("Anna")!, "Lekkage")
  rerender(gate(null))
  rerender(gate(bram))
  expect(note("Anna")).toBeNull()
  expect(note("Bram")!.value).toBe("")
})

test("when the server can't say who one is, the reason and another try are shown", () => {
  render(gate(undefined, new Error("Geen verbinding met de server.")))
  expect(screen.getByRole("alert").textContent).toContain("Geen verbinding met de server.")
})
