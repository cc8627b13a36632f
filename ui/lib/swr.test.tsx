import { afterEach, expect, jest, test } from "bun:test"
import type { ReactNode } from "react"
import { openWindow } from "../testing.ts"
import { ApiError } from "./http.ts"
import { sessionKey } from "./session.ts"

const { renderHook, act, waitFor } = await openWindow()
const { default: useSWR } = await import("swr")
const { Reads, usePolled } = await import("./swr.tsx")
const wrapper = ({ children }: { children: ReactNode }) => <Reads>{children}</Reads>

afterEach(() => {
  jest.useRealTimers()
})

/** Lets promises settle while the clock stands still. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn++) await null
  })

async function pass(milliseconds: number) {
  await act(async () => jest.advanceTimersByTime(milliseconds))
  await settle()
}

test.each([
  [500, 3],
  [0, 3],
  [401, 1],
  [403, 1],
  [404, 1],
])("a read that fails with %d is tried %d times in all", async (status, times) => {
  jest.useFakeTimers()
  let calls = 0
  renderHook(
    () =>
      useSWR(`/api/fails/${status}`, () => {
        calls++
        throw new ApiError(status, "x", "€ 403,00")
      }),
    { wrapper },
  )
  await settle()
  for (let turn = 0; turn < 10; turn++) await pass(30_000)
  expect(calls).toBe(times)
})

test("polling goes on after an error, and keeps the last good answer meanwhile", async () => {
  jest.useFakeTimers()
  let calls = 0
  const read = async () => {
    calls++
    if (calls === 2) throw new ApiError(403, "x", "Even niet.")
    return calls
  }
  const { result } = renderHook(
    () => {
      // Taken out here: SWR renders again only for what was looked at.
      const { data, error } = usePolled("/api/dashboard/data", read, 30_000)
      return { data, error }
    },
    { wrapper },
  )
  await settle()
  expect(result.current.data).toBe(1)
  await pass(30_000)
  expect(result.current).toMatchObject({ data: 1, error: { message: "Even niet." } })
  await pass(30_000)
  expect(result.current).toMatchObject({ data: 3, error: undefined })
})

test("a 401 on any read ends the session on the screen", async () => {
  const { result, rerender } = renderHook(
    ({ reads }) => {
      useSWR(reads ? "/api/ends-the-session" : null, async () => {
        throw new ApiError(401, "access.signInFirst", "Log eerst in.")
      })
      return useSWR(sessionKey, async () => ({ id: 1 })).data
    },
    { wrapper, initialProps: { reads: false } },
  )
  await waitFor(() => expect(result.current).toEqual({ id: 1 }))
  rerender({ reads: true })
  await waitFor(() => expect(result.current).toBeNull())
})
