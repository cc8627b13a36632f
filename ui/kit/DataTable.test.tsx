import { expect, test } from "bun:test"
import { useState } from "react"
import { openWindow } from "../testing.ts"

const { render, screen, user } = await openWindow()
const { DataTable } = await import("./DataTable.tsx")
const { Link } = await import("wouter")

const rows = [
  { id: 1, name: "Zolder", town: "Goes", price: 900 },
  { id: 2, name: "élan", town: "Goes", price: undefined },
  { id: 3, name: "Badkamer 10", town: "", price: 0 },
  { id: 4, name: "Badkamer 9", town: "Zierikzee", price: 12000 },
]
type Job = (typeof rows)[number]

function Jobs({ start = "" }: { start?: string }) {
  const [sort, setSort] = useState(start)
  return (
    <>
      <DataTable<Job>
        caption="Klussen"
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
        columns={[
          {
            id: "name",
            label: "Naam",
            value: ({ name }) => name,
            cell: ({ id, name }) => <Link href={`/klus/${id}`}>{name}</Link>,
          },
          { id: "town", label: "Plaats", value: ({ town }) => town, cell: ({ town }) => town },
          {
            id: "price",
            label: "Prijs",
            value: ({ price }) => price,
            cell: ({ price }) => price,
            figures: true,
          },
          { id: "note", label: "Opmerking", cell: () => "-" },
        ]}
      />
      <output>{sort}</output>
    </>
  )
}

const inOrder = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent)
const heading = (name: string) => screen.getByRole("columnheader", { name })
const press = (name: string) => user.click(screen.getByRole("button", { name }))

test("a heading sorts up, down, and back to the order as it came", async () => {
  render(<Jobs />)
  expect(inOrder()).toEqual(["Zolder", "élan", "Badkamer 10", "Badkamer 9"])
  await press("Naam")
  expect(inOrder()).toEqual(["Badkamer 9", "Badkamer 10", "élan", "Zolder"])
  expect(heading("Naam").getAttribute("aria-sort")).toBe("ascending")
  await press("Naam")
  expect(inOrder()).toEqual(["Zolder", "élan", "Badkamer 10", "Badkamer 9"])
  expect(heading("Naam").getAttribute("aria-sort")).toBe("descending")
  await press("Naam")
  expect(heading("Naam").getAttribute("aria-sort")).toBe("none")
  expect(screen.getByRole("status").textContent).toBe("")
})

test.each([
  ["price", ["Badkamer 10", "Zolder", "Badkamer 9", "élan"]],
  ["-price", ["Badkamer 9", "Zolder", "Badkamer 10", "élan"]],
  ["town", ["Zolder", "élan", "Badkamer 9", "Badkamer 10"]],
  ["-town", ["Badkamer 9", "Zolder", "élan", "Badkamer 10"]],
])("sorted by '%s' what has nothing to sort by comes last, and 0 is something", (sort, expected) => {
  render(<Jobs start={sort} />)
  expect(inOrder()).toEqual(expected)
})

test("an unknown order, or that of a column that has none, leaves the rows as they came", () => {
  render(<Jobs start="-note" />)
  expect(inOrder()[0]).toBe("Zolder")
  expect(screen.queryByRole("button", { name: "Opmerking" })).toBeNull()
})

test("a press anywhere in a row follows its link", async () => {
  render(<Jobs />)
  await user.click(screen.getByText("Zierikzee"))
  expect(location.pathname).toBe("/klus/4")
})
