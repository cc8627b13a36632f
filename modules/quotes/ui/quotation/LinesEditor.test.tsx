import { afterEach, beforeEach, expect, jest, test } from "bun:test"
import { useState } from "react"
import { SWRConfig } from "swr"
import { speakThrough } from "#ui/lib/http.ts"
import { openWindow } from "#ui/testing.ts"
import type { PriceBookView, PricedNorm } from "../../priceBook/schema.ts"
import type { LineInput } from "../../quotations/content.schema.ts"
import { ownLine } from "./lines/edit.ts"
import { pricedLine } from "./sample.ts"

const { render, screen, user, within, act, fireEvent } = await openWindow()
const { UndoBar } = await import("#ui/kit/UndoBar.tsx")
const { LinesEditor } = await import("./LinesEditor.tsx")

const tiles: LineInput = ownLine("tiling", { id: "a", description: "Wandtegels zetten", norm: "tegels" })
const grout: LineInput = ownLine("tiling", { id: "b", description: "Voegen", unitPrice: 10 })
const paint: LineInput = ownLine("painting", { id: "c", description: "Plafond sauzen", unitPrice: 200 })

const tileNorm: PricedNorm = {
  ...{ code: "tegels", description: "Wandtegels leveren en zetten", phase: "tiling", unit: "m2" },
  ...{ role: "carpenter", hours: 2, equipment: 0, subcontract: 0, material: 0, unitPrice: 116 },
  ...{ source: "eigen aanname 2026", own: false, articles: [] },
}
let kept: LineInput[] = []
let errors: Record<string, string> = {}
beforeEach(() => {
  kept = [tiles, grout, paint]
  errors = {}
  const margin = { percent: 12, standard: 12, source: "standaard", own: false }
  const book = { day: "2026-11-21", rates: [], margin, norms: [tileNorm], articles: [], changes: [] }
  speakThrough(async () => Response.json(book satisfies PriceBookView))
})

afterEach(() => {
  jest.useRealTimers()
})

function Host({ readOnly = false }) {
  const [lines, setLines] = useState(kept)
  kept = lines
  return (
    // Otherwise a read of the test before counts as one of this test.
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <LinesEditor
        lines={lines}
        priced={lines.map((line) => pricedLine(line))}
        errors={errors}
        onChange={setLines}
        readOnly={readOnly}
      />
    </SWRConfig>
  )
}
const names = () => kept.map(({ description }) => description)
const focused = () => (document.activeElement as HTMLInputElement).value

test("lines stand under the part of the work that they belong to, each with what it comes to", () => {
  render(<Host />)
  const tiling = screen.getByRole("region", { name: "Tegelwerk" })
  expect(within(tiling).getAllByRole("listitem")).toHaveLength(2)
  expect(within(tiling).getByDisplayValue("Voegen").closest("li")!.textContent).toContain("€\u00a010,00")
})

test("Ctrl+Enter in a line puts the next one under it and leads to its description", async () => {
  render(<Host />)
  await user.click(screen.getByDisplayValue("Wandtegels zetten"))
  await user.keyboard("{Control>}{Enter}{/Control}")
  expect(names()).toEqual(["Wandtegels zetten", "", "Voegen", "Plafond sauzen"])
  await user.keyboard("Kitten")
  expect(names()[1]).toBe("Kitten")
})

test("Alt with an arrow moves a line, past the edge of its part into the next, and the focus goes along", async () => {
  render(<Host />)
  await user.click(screen.getByDisplayValue("Wandtegels zetten"))
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}")
  expect(names()).toEqual(["Voegen", "Wandtegels zetten", "Plafond sauzen"])
  expect(focused()).toBe("Wandtegels zetten")
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}")
  expect(kept.map(({ phase }) => phase)).toEqual(["tiling", "painting", "painting"])
  expect(focused()).toBe("Wandtegels zetten")
})

test("in the bar too, as long as the editor is there, also when its place is no longer kept", async () => {
  const { unmount } = render(<Host />)
  render(<UndoBar />)
  const bar = within(document.querySelector<HTMLElement>(".undo-place")!)
  jest.useFakeTimers()
  fireEvent.click(screen.getByRole("button", { name: "Verwijderen: Voegen" }))
  fireEvent.blur(document.activeElement!)
  fireEvent.pointerEnter(bar.getByText(/Voegen/).parentElement!)
  act(() => jest.advanceTimersByTime(10_000))
  expect(screen.getAllByRole("button", { name: "Ongedaan maken" })).toHaveLength(1)
  jest.useRealTimers()
  await user.click(bar.getByRole("button", { name: "Ongedaan maken" }))
  expect(names()).toEqual(["Wandtegels zetten", "Voegen", "Plafond sauzen"])
  await user.click(screen.getByRole("button", { name: "Verwijderen: Voegen" }))
  unmount()
  act(() => {})
  expect(bar.queryByRole("button")).toBeNull()
})

test("a removed line keeps its place with a way back", async () => {
  render(<Host />)
  await user.click(screen.getByRole("button", { name: "Verwijderen: Wandtegels zetten" }))
  await user.click(screen.getByRole("button", { name: "Verwijderen: Voegen" }))
  expect(names()).toEqual(["Plafond sauzen"])
  const ways = screen.getAllByRole("button", { name: "Ongedaan maken" })
  expect(document.activeElement).toBe(ways.at(-1)!)
  await user.click(ways.at(-1)!)
  expect(names()).toEqual(["Voegen", "Plafond sauzen"])
  await user.click(screen.getByRole("button", { name: "Ongedaan maken" }))
  expect(names()).toEqual(["Wandtegels zetten", "Voegen", "Plafond sauzen"])
})

test("a line without a price says so, and the jump goes from one to the next and around", async () => {
  kept = [ownLine("tiling", { id: "x", description: "Kitten" }), grout, { ...paint, unitPrice: null }]
  render(<Host />)
  expect(screen.getAllByText("Prijs nodig")).toHaveLength(2)
  const jump = screen.getByRole("button", { name: "Naar de volgende" })
  const row = () => document.activeElement!.closest<HTMLElement>("[data-line]")!.dataset.line
  for (const line of ["x", "c", "x"]) {
    await user.click(jump)
    expect(row()).toBe(line)
  }
  await user.keyboard("45,5")
  expect(kept[0]!.unitPrice).toBe(45.5)
  expect(screen.getAllByText("Prijs nodig")).toHaveLength(1)
})

test("what is no number is never taken for an empty field", async () => {
  render(<Host />)
  const price = screen.getAllByLabelText(/Prijs per eenheid/)[1] as HTMLInputElement
  await user.clear(price)
  expect(kept[1]!.unitPrice).toBeNull()
  await user.type(price, "12x")
  expect(kept[1]!.unitPrice).toBeNaN()
  await user.tab()
  expect(price.value).toBe("12x")
  expect(price.getAttribute("aria-invalid")).toBe("true")
})

test("what the server refused stands at the field, also when lines moved since", async () => {
  errors = { "lines.1.quantity": "Vul een hoeveelheid boven 0 in." }
  render(<Host />)
  const field = screen.getAllByLabelText("Aantal")[1]!
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(field.closest("li")!.textContent).toContain("Vul een hoeveelheid boven 0 in.")
})

test("an opened line shows the sum behind it", async () => {
  render(<Host />)
  await user.click(screen.getByRole("button", { name: "Meer over: Wandtegels zetten" }))
  const sum = screen.getByRole("table", { name: /Wandtegels zetten/ })
  expect(sum.textContent).toContain("1 post × 2 uur = 2 uur × €\u00a058,00")
  expect(sum.textContent).toContain("Norm: eigen aanname 2026")
  expect(sum.textContent).toContain("Totaal excl. btw")
})

test("a line that nobody could price is worked out once a norm is found for it, in the client's own words", async () => {
  kept = [ownLine("preparation", { id: "x", description: "muurtje betegelen" })]
  render(<Host />)
  await user.click(screen.getByRole("button", { name: "Meer over: muurtje betegelen" }))
  await user.type(screen.getByRole("combobox", { name: "Norm" }), "wandtegel")
  await user.click(await screen.findByRole("option", { name: /Wandtegels leveren en zetten/ }))
  expect(kept[0]).toMatchObject({
    norm: "tegels",
    unit: "m2",
    phase: "tiling",
    description: "muurtje betegelen",
  })
  expect(screen.queryByText("Prijs nodig")).toBeNull()
})

test("a discount over two rates of VAT becomes a line for each", async () => {
  kept = [grout, { ...paint, vatRate: 9, vatReason: "Woning ouder dan 2 jaar." }]
  render(<Host />)
  await user.click(screen.getByRole("button", { name: "Korting" }))
  await user.type(screen.getByLabelText("Hoeveel procent"), "10")
  await user.click(screen.getByRole("button", { name: "Korting toevoegen" }))
  const added = kept.slice(2)
  expect(added.map(({ description, unitPrice, vatRate }) => [description, unitPrice, vatRate])).toEqual([
    ["Korting 10%", -1, null],
    ["Korting 10%", -20, 9],
  ])
})

test("a discount says what it does while one types, and none of more than all there is", async () => {
  kept = [grout]
  render(<Host />)
  await user.click(screen.getByRole("button", { name: "Korting" }))
  const value = screen.getByLabelText("Hoeveel procent")
  await user.type(value, "101")
  await user.click(screen.getByRole("button", { name: "Korting toevoegen" }))
  expect(value.getAttribute("aria-invalid")).toBe("true")
  expect(document.activeElement).toBe(value)
  expect(kept).toHaveLength(1)
  await user.clear(value)
  await user.type(value, "50")
  expect(within(screen.getByRole("dialog")).getByRole("status").textContent).toMatch(/€/)
})

test("who may only read can open a line and change nothing", async () => {
  render(<Host readOnly />)
  expect(screen.queryAllByRole("textbox")).toEqual([])
  await user.click(screen.getByRole("button", { name: /Voegen/ }))
  expect(screen.getByRole("table", { name: /Voegen/ })).toBeTruthy()
  expect(screen.queryByRole("button", { name: /Verwijderen/ })).toBeNull()
})
