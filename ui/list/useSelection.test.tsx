import { expect, test } from "bun:test"
import { openWindow } from "../testing.ts"

const { act, renderHook } = await openWindow()
const { useSelection } = await import("./useSelection.ts")

const list = { keyOf: ({ id }: { id: number }) => id }
const rows = Array.from({ length: 500 }, (_, at) => ({ id: at + 1 }))

function selecting() {
  const { result, rerender } = renderHook(({ chosen, all }) => useSelection({ list, chosen }, all), {
    initialProps: { chosen: "open", all: rows },
  })
  return {
    now: () => result.current,
    ids: () => result.current.ticked.map(({ id }) => id),
    look: (chosen: string, all = rows) => rerender({ chosen, all }),
  }
}

test("rows are ticked and unticked, and all means all that were found", () => {
  const { now, ids } = selecting()
  act(() => now().tick(rows, true))
  expect(ids()).toHaveLength(500)
  act(() => now().tick(rows.slice(2), false))
  expect(ids()).toEqual([1, 2])
  expect([now().has({ id: 2 }), now().has({ id: 3 })]).toEqual([true, false])
})

test("what is gone is not ticked any more, and looking for something else unticks all", () => {
  const { now, ids, look } = selecting()
  act(() => now().take(rows.slice(0, 3)))
  look("open", rows.slice(1))
  expect(ids()).toEqual([2, 3])
  look("other")
  expect(ids()).toEqual([])
})

test("what was refused stays ticked with the reason, until something else is ticked", () => {
  const { now, ids } = selecting()
  act(() => now().take(rows.slice(0, 3)))
  act(() => now().done([{ key: 2, why: "Al betaald" }]))
  expect(ids()).toEqual([2])
  expect(now().refused).toEqual([{ key: 2, why: "Al betaald" }])
  act(() => now().tick([rows[4]!], true))
  expect(ids()).toEqual([2, 5])
  expect(now().refused).toEqual([])
})
