import { expect, test } from "bun:test"
import { openWindow } from "../testing.ts"

const { act, renderHook } = await openWindow()
const { list } = await import("./list.ts")
const { useListView } = await import("./useListView.ts")
const { usePages } = await import("./usePages.ts")

const things = list<{ id: number }>()({
  keyOf: ({ id }) => id,
  piles: { open: { slug: "" }, done: { slug: "klaar" } },
  texts: { name: "projects.list.title" },
})
const rows = Array.from({ length: 120 }, (_, id) => ({ id }))

function paging(address: string) {
  history.replaceState(null, "", address)
  const { result } = renderHook(() => {
    const view = useListView(things)
    return { view, pages: usePages(view, rows, 50) }
  })
  const many = () => [result.current.pages.shown.length, result.current.pages.left]
  return { result, many, more: () => act(() => result.current.pages.more?.()) }
}

test("the rest is shown on asking, and how much of it stands in the address", () => {
  const { result, many, more } = paging("/dingen?zoek=a")
  expect(many()).toEqual([50, 70])
  const before = history.length
  more()
  expect([location.search, history.length]).toEqual(["?zoek=a&pagina=2", before])
  more()
  expect(many()).toEqual([120, 0])
  expect(result.current.pages.more).toBeUndefined()
})

test("Back leads to as many, and another pile or search begins anew", () => {
  const { result, many } = paging("/dingen?pagina=2")
  expect(many()).toEqual([100, 20])
  expect(result.current.view.pileHref("done")).toBe("?status=klaar")
  act(() => result.current.view.seek("b"))
  expect(location.search).toBe("?zoek=b")
})

test.each(["0", "-3", "onzin", "1e9"])("'%s' is no page that breaks anything", (page) => {
  expect(paging(`/dingen?pagina=${page}`).many()[0]).toBeGreaterThanOrEqual(50)
})
