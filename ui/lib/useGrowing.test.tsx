import { expect, test } from "bun:test"
import { openWindow } from "../testing.ts"

const { renderHook, waitFor } = await openWindow()
const { useGrowing } = await import("./useGrowing.ts")

const rows = Array.from({ length: 500 }, (_, row) => row)

test("a long list begins short, grows to its whole length, and begins anew with another view", async () => {
  const { result, rerender } = renderHook(({ view, all }) => useGrowing(all, view), {
    initialProps: { view: "a", all: rows },
  })
  expect(result.current).toHaveLength(60)
  await waitFor(() => expect(result.current).toHaveLength(500))
  rerender({ view: "a", all: [...rows, 500] })
  expect(result.current).toHaveLength(501)
  rerender({ view: "b", all: rows })
  expect(result.current).toHaveLength(60)
})
