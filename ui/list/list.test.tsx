import { expect, test } from "bun:test"
import { SignedInContext } from "../lib/session.ts"
import { openWindow } from "../testing.ts"

const { act, render, screen, user, waitFor } = await openWindow()
const { Link } = await import("wouter")
const { searchIn } = await import("../lib/search.ts")
const { list } = await import("./list.ts")
const { ListBody } = await import("./ListBody.tsx")
const { ListFilter } = await import("./ListFilter.tsx")
const { useCounts, useFound } = await import("./useFound.ts")
const { useListView } = await import("./useListView.ts")

interface Job {
  id: number
  name: string
  due: string
  price: number
  who: string
}
const jobs: Job[] = [
  { id: 1, name: "Zolder", due: "2020-01-01", price: 900, who: "1" },
  { id: 2, name: "Badkamer Renée", due: "2999-01-01", price: 12000, who: "2" },
  { id: 3, name: "Keuken", due: "2999-01-01", price: 500, who: "1" },
]
const jobList = list<Job>()({
  path: "/klussen",
  keyOf: ({ id }) => id,
  piles: {
    all: { slug: "", uncounted: true },
    late: { slug: "te-laat", holds: ({ due }, today) => due < today },
    kept: { slug: "bewaard" },
  },
  choices: { who: { word: "wie", fits: (job, who) => job.who === who }, look: { word: "weergave" } },
  find: searchIn(({ name }: Job) => name),
  openWord: "open",
  texts: {
    name: "projects.list.title",
    piles: "projects.list.filters",
    pile: (pile) =>
      `projects.list.filter.${pile === "late" ? "delayed" : pile === "kept" ? "archived" : pile}`,
    search: "projects.list.search",
    found: "projects.list.found",
  },
  columns: [
    {
      id: "naam",
      label: "projects.list.column.name",
      value: ({ name }) => name,
      cell: ({ id, name }) => <Link href={`/klussen/${id}`}>{name}</Link>,
    },
    {
      id: "prijs",
      label: "projects.list.column.price",
      role: "manager",
      value: ({ price }) => price,
      cell: ({ price }) => price,
    },
  ],
  card: ({ id, name }) => <Link href={`/klussen/${id}`}>{name}</Link>,
  look: "klus",
})

type View = ReturnType<typeof useJobView>
const useJobView = () => useListView(jobList)
let view: View

function Jobs({ rows = jobs, table }: { rows?: Job[]; table?: boolean }) {
  view = useJobView()
  return (
    <>
      <ListFilter view={view} counts={useCounts(view, rows)} />
      <ListBody
        view={view}
        from={{ data: rows, error: undefined, isValidating: false, mutate: async () => rows }}
        rows={useFound(view, rows)}
        table={table}
        empty={<p>Leeg</p>}
      />
    </>
  )
}

function open(
  address = "/klussen",
  props: Parameters<typeof Jobs>[0] = {},
  role: "worker" | "owner" = "owner",
) {
  history.replaceState(null, "", address)
  return render(
    <SignedInContext value={{ id: 1, username: "kantoor", name: "", role }}>
      <Jobs {...props} />
    </SignedInContext>,
  )
}
const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent)
const many = Array.from({ length: 5000 }, (_, at) => ({ ...jobs[0]!, id: at + 1, name: `Klus ${at + 1}` }))

test.each([
  ["/klussen", ["Zolder", "Badkamer Renée", "Keuken"]],
  ["/klussen?status=te-laat", ["Zolder"]],
  ["/klussen?status=onzin", ["Zolder", "Badkamer Renée", "Keuken"]],
  ["/klussen?zoek=renee", ["Badkamer Renée"]],
  ["/klussen?wie=1", ["Zolder", "Keuken"]],
  ["/klussen?wie=1&zoek=keu", ["Keuken"]],
  ["/klussen?volgorde=naam", ["Badkamer Renée", "Keuken", "Zolder"]],
  ["/klussen?volgorde=-prijs", ["Badkamer Renée", "Zolder", "Keuken"]],
])("the address %s is all that says what is shown", (address, expected) => {
  open(address)
  expect(names()).toEqual(expected)
})

test("each pile has its address and, where that is wanted, its count, whatever is searched for", () => {
  open("/klussen?zoek=keuken&wie=1&open=3&pagina=2")
  const tabs = screen.getByRole("navigation", { name: "Projecten op status" })
  expect(
    [...tabs.querySelectorAll("a")].map((tab) => [tab.textContent!.trim(), tab.getAttribute("href")]),
  ).toEqual([
    ["Alle", "/klussen?zoek=keuken&wie=1"],
    ["Vertraagd 1", "/klussen?zoek=keuken&wie=1&status=te-laat"],
    ["Archief 3", "/klussen?zoek=keuken&wie=1&status=bewaard"],
  ])
})

test("what is typed narrows the list at once, and the count is read out, also when nothing is left", async () => {
  open("/klussen?wie=1&pagina=2")
  await user.keyboard("/")
  await user.keyboard("keuk")
  await waitFor(() => expect(names()).toEqual(["Keuken"]))
  expect(location.search).toBe("?wie=1&zoek=keuk")
  const count = screen.getByText("1 project")
  expect(count.getAttribute("role")).toBe("status")
  await user.keyboard("x")
  await screen.findByText("Niets gevonden voor ‘keukx’")
  expect(count.className).toBe("visually-hidden")
  await user.click(screen.getByRole("button", { name: "Zoekveld leegmaken" }))
  await waitFor(() => expect(names()).toEqual(["Zolder", "Keuken"]))
  expect(document.activeElement).toBe(screen.getByRole("searchbox"))
})

test("what is chosen is another list, unless it is only how that looks", () => {
  open("/klussen?zoek=e&pagina=3")
  const before = view.chosen
  act(() => view.choose("look", "tabel"))
  expect([location.search, view.chosen]).toEqual(["?zoek=e&pagina=3&weergave=tabel", before])
  act(() => view.choose("who", "2"))
  expect(view.chosen).not.toBe(before)
  expect(names()).toEqual(["Badkamer Renée"])
  act(() => view.clear())
  expect(location.search).toBe("?weergave=tabel")
})

test("of nothing at all it says why", () => {
  open("/klussen", { rows: [] })
  screen.getByText("Leeg")
})

test("a column is seen by who may", () => {
  open("/klussen", {}, "worker")
  expect(screen.getAllByRole("columnheader").map((heading) => heading.textContent)).toEqual(["Project"])
})

test("the same rows stand as cards where there is no room for a table", () => {
  open("/klussen?status=te-laat", { table: false })
  expect(screen.getByRole("list", { name: "Projecten" }).innerHTML).toBe(
    '<li class="klus-card stack"><a href="/klussen/1">Zolder</a></li>',
  )
})

const drawn = () => screen.getAllByRole("link", { name: /^Klus/ }).map((link) => link.textContent)

test.each([true, false])(
  "thousands are found and counted, shown so many at a time, and printed all, table %p",
  async (table) => {
    open("/klussen", { rows: many, table })
    screen.getByText("5000 projecten")
    expect(drawn()).toHaveLength(60)
    await user.click(screen.getByRole("button", { name: "Toon nog 60" }))
    expect(drawn()).toHaveLength(120)
    expect(document.activeElement!.textContent).toBe("Klus 61")
    expect(location.search).toBe("?pagina=2")
    act(() => view.seek("4999"))
    expect(drawn()).toEqual(["Klus 4999"])
    act(() => view.seek("klus"))
    expect(drawn()).toHaveLength(60)
    act(() => void window.dispatchEvent(new Event("beforeprint")))
    expect(drawn()).toHaveLength(5000)
    act(() => void window.dispatchEvent(new Event("afterprint")))
    expect(drawn()).toHaveLength(60)
  },
  20_000,
)

test("a table shows the first in the order in which it is sorted", () => {
  open("/klussen?volgorde=-naam", { rows: many })
  expect(drawn().slice(0, 2)).toEqual(["Klus 5000", "Klus 4999"])
  expect(drawn()).toHaveLength(60)
})

test("a row opens with a way Back to the list, also after going on to the next", async () => {
  open("/klussen?zoek=e")
  act(() => view.open(2))
  act(() => view.open(3))
  expect([location.search, view.openId]).toEqual(["?zoek=e&open=3", 3])
  act(() => view.close())
  await waitFor(() => expect(location.search).toBe("?zoek=e"))
})

test("a row that the address opened closes where it is", () => {
  open("/klussen?open=2")
  const before = history.length
  act(() => view.close())
  expect([location.search, history.length]).toEqual(["", before])
})
