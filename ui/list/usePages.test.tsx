import { expect, test } from "bun:test"
import { openWindow } from "../testing.ts"

const { act, renderHook } = await openWindow()
const { list } = await import("./list.ts")
const { useListView } = await import("./useListView.ts")
const { usePages } = await import("./usePages.ts")

const things = list<{ id: number }>()({
  keyOf: ({ id }) => id,
  piles: { open: { slug: "" }, done: { slug: "klaar" } },
  openWord: "open",
  texts: { name: "projects.list.title" },
})
const rows = Array.from({ length: 140 }, (_, id) => ({ id: id + 1 }))

function paging(address: string) {
  history.replaceState(null, "", address)
  const { result } = renderHook(() => {
    const view = useListView(things)
    return { view, pages: usePages(view, rows) }
  })
  const many = () => [result.current.pages.shown.length, result.current.pages.next]
  return { result, many, more: () => act(() => result.current.pages.more?.()) }
}

test("the rest is shown on asking, and how much of it stands in the address", () => {
  const { result, many, more } = paging("/dingen?zoek=a")
  expect(many()).toEqual([60, 60])
  const before = history.length
  more()
  expect([location.search, history.length]).toEqual(["?zoek=a&pagina=2", before])
  expect(many()).toEqual([120, 20])
  more()
  expect(many()).toEqual([140, 0])
  expect(result.current.pages.more).toBeUndefined()
})

test("Back leads to as many, and another pile or search begins anew", () => {
  const { result, many } = paging("/dingen?pagina=2")
  expect(many()).toEqual([120, 20])
  expect(result.current.view.pileHref("done")).toBe("?status=klaar")
  act(() => result.current.view.seek("b"))
  expect(location.search).toBe("?zoek=b")
})

test("a link to a row leads to a list in which it stands, and closing it leaves it there", () => {
  const { result, many, more } = paging("/dingen?open=61")
  expect(many()).toEqual([120, 20])
  act(() => result.current.view.close())
  expect([location.search, ...many()]).toEqual(["", 120, 20])
  more()
  expect(many()).toEqual([140, 0])
  act(() => result.current.view.seek("b"))
  expect(many()).toEqual([60, 60])
})

test.each(["0", "-3", "onzin", "1e9"])("'%s' is no page that breaks anything", (page) => {
  expect(paging(`/dingen?pagina=${page}`).many()[0]).toBeGreaterThanOrEqual(60)
})
