import { expect, test } from "bun:test"
import { type ReactNode, useState } from "react"
import { openWindow } from "../testing.ts"
import { CheckboxGroup } from "./CheckboxGroup.tsx"
import { DateField } from "./DateField.tsx"
import { NumberField } from "./NumberField.tsx"
import { PasswordField } from "./PasswordField.tsx"
import { RadioGroup } from "./RadioGroup.tsx"
import { TextArea } from "./TextArea.tsx"
import { TextField } from "./TextField.tsx"

const { render, screen, user } = await openWindow()
const nothing = () => {}

test("a wrong field is read out with its hint and its error", () => {
  render(
    <TextField
      id="email"
      label="E-mailadres"
      type="email"
      hint="Hier sturen we de offerte naartoe."
      error="Vul uw e-mailadres in"
      value=""
      onChange={nothing}
    />,
  )
  const field = screen.getByLabelText("E-mailadres")
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(field.getAttribute("aria-required")).toBe("true")
  expect(describe(field)).toBe("Hier sturen we de offerte naartoe. Fout: Vul uw e-mailadres in")
})

test("an optional field says so in its label and is not required", () => {
  render(<TextField id="city" label="Plaats" optional value="" onChange={nothing} />)
  expect(screen.getByLabelText("Plaats (optioneel)").getAttribute("aria-required")).toBeNull()
})

/** Keeps what is typed, as a screen does, and lists what it was given. */
function Kept({
  given,
  children,
}: {
  given: string[]
  children: (value: string, change: (value: string) => void) => ReactNode
}) {
  const [value, setValue] = useState("")
  return children(value, (next) => {
    given.push(next)
    setValue(next)
  })
}

test("a number is typed with a comma and keeps it", async () => {
  const given: string[] = []
  render(
    <Kept given={given}>
      {(value, change) => (
        <NumberField id="area" label="Oppervlakte" unit="m²" value={value} onChange={change} />
      )}
    </Kept>,
  )
  const field = screen.getByLabelText<HTMLInputElement>("Oppervlakte")
  await user.type(field, "12,5")
  expect(given.at(-1)).toBe("12,5")
  expect([field.type, field.inputMode]).toEqual(["text", "decimal"])
  expect(describe(field)).toBe("m²")
})

const startField = (given: string[] = []) => {
  render(
    <Kept given={given}>
      {(value, change) => <DateField id="start" label="Gewenste start" value={value} onChange={change} />}
    </Kept>,
  )
  return screen.getByLabelText<HTMLInputElement>("Gewenste start")
}

test("a day is typed the Dutch way and given as a day; on leaving it is written out", async () => {
  const given: string[] = []
  const field = startField(given)
  await user.type(field, "5-1-2027")
  expect(given.at(-1)).toBe("2027-01-05")
  expect(field.value).toBe("5-1-2027")
  await user.tab()
  expect(field.value).toBe("05-01-2027")
})

test("a day that does not exist stays as it was typed", async () => {
  const field = startField()
  await user.type(field, "31-4-2027")
  await user.tab()
  expect(field.value).toBe("31-4-2027")
})

test("a long text counts down near its end and says how much is too much", () => {
  const { rerender } = render(
    <TextArea id="note" label="Notitie" limit={50} value={"a".repeat(30)} onChange={nothing} />,
  )
  expect(screen.getByText("Nog 20 tekens")).toBeTruthy()
  rerender(<TextArea id="note" label="Notitie" limit={50} value={"a".repeat(51)} onChange={nothing} />)
  expect(screen.getByText("1 teken te veel")).toBeTruthy()
})

test("a password can be shown and hidden again", async () => {
  render(
    <PasswordField
      id="p"
      label="Wachtwoord"
      autoComplete="current-password"
      value="geheim"
      onChange={nothing}
    />,
  )
  const field = screen.getByLabelText<HTMLInputElement>("Wachtwoord")
  expect(field.type).toBe("password")
  await user.click(screen.getByRole("button", { name: "Toon wachtwoord" }))
  expect(field.type).toBe("text")
  await user.click(screen.getByRole("button", { name: "Verberg wachtwoord" }))
  expect(field.type).toBe("password")
})

const options = [
  { value: "sloop", label: "Sloop" },
  { value: "tegels", label: "Tegelwerk", hint: "Wand en vloer" },
]

test("one of a group of radio buttons is chosen by its row", async () => {
  const chosen: string[] = []
  render(
    <RadioGroup
      id="work"
      legend="Wat moet er gebeuren?"
      options={options}
      value=""
      onChange={(value) => chosen.push(value)}
    />,
  )
  expect(screen.getByRole("radiogroup", { name: "Wat moet er gebeuren?" })).toBeTruthy()
  await user.click(screen.getByText("Wand en vloer"))
  expect(chosen).toEqual(["tegels"])
})

test("ticked boxes come in the order of the list, whatever the order of ticking", async () => {
  const chosen: string[][] = []
  render(
    <CheckboxGroup
      id="work"
      legend="Werk"
      options={options}
      value={["tegels"]}
      onChange={(value) => chosen.push(value)}
    />,
  )
  await user.click(screen.getByRole("checkbox", { name: "Sloop" }))
  await user.click(screen.getByRole("checkbox", { name: /Tegelwerk/ }))
  expect(chosen).toEqual([["sloop", "tegels"], []])
})

test("the first choice carries the id of the group, so that an error can lead to it", () => {
  render(
    <CheckboxGroup
      id="work"
      legend="Werk"
      error="Kies er een"
      options={options}
      value={[]}
      onChange={nothing}
    />,
  )
  expect(document.getElementById("work")).toBe(screen.getByRole("checkbox", { name: "Sloop" }))
  expect(describe(screen.getByRole("group", { name: "Werk" }))).toBe("Fout: Kies er een")
})

const describe = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ")
