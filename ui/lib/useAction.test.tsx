import { expect, test } from "bun:test"
import { openWindow } from "../testing.ts"
import { ApiError } from "./http.ts"
import { toasts } from "./toast.ts"

const { renderHook, act, waitFor } = await openWindow()
const { default: useSWR } = await import("swr")
const { useAction } = await import("./useAction.ts")

const refusal = (status = 422, code = "invalid") =>
  new ApiError(status, code, "Niet alles is goed ingevuld.", { name: "Vul een naam in." })

test("a second press while the first is on its way does nothing", async () => {
  const reply = Promise.withResolvers<string>()
  let calls = 0
  const { result } = renderHook(() =>
    useAction(() => {
      calls++
      return reply.promise
    }),
  )
  let first: Promise<unknown> = Promise.resolve()
  let second: Promise<unknown> = Promise.resolve()
  act(() => {
    first = result.current.act()
    second = result.current.act()
  })
  expect(result.current.busy).toBe(true)
  await act(async () => reply.resolve("klaar"))
  expect([await first, await second, calls]).toEqual(["klaar", undefined, 1])
  expect(result.current.busy).toBe(false)
})

test("a success is confirmed with a toast made from its result", async () => {
  const { result } = renderHook(() =>
    useAction(async (name: string) => name, {
      done: (name) => ({ title: "Ingelogd", text: `Welkom terug ${name}!` }),
    }),
  )
  await act(() => result.current.act("Anna"))
  expect(toasts.get().shown).toMatchObject([{ title: "Ingelogd", text: "Welkom terug Anna!" }])
})

test("a refusal gives its sentence, its fields and, when asked, a red toast", async () => {
  const { result } = renderHook(() =>
    useAction(() => Promise.reject(refusal()), { failed: "access.account.failed" }),
  )
  await act(() => result.current.act())
  expect(result.current.error?.message).toBe("Niet alles is goed ingevuld.")
  expect(result.current.fields).toEqual({ name: "Vul een naam in." })
  expect(toasts.get().shown).toMatchObject([
    { title: "Inloggen mislukt", text: "Niet alles is goed ingevuld.", destructive: true },
  ])
})

test("the next try begins without the errors of the last", async () => {
  let good = false
  const { result } = renderHook(() => useAction(async () => (good ? "klaar" : Promise.reject(refusal()))))
  await act(() => result.current.act())
  good = true
  await act(() => result.current.act())
  expect(result.current.error).toBeUndefined()
  expect(result.current.fields).toEqual({})
})

test("what was read under the path is read again, and nothing else", async () => {
  const reads: string[] = []
  const read = (key: string | readonly string[]) => {
    reads.push(String(key))
    return reads.length
  }
  const { result } = renderHook(() => {
    useSWR("/api/offerte-aanvragen", read)
    useSWR(["/api/offerte-aanvragen/7", "detail"], read)
    useSWR("/api/offerte-aanvragen-oud", read)
    return useAction(async () => null, { refreshes: "/api/offerte-aanvragen" })
  })
  await waitFor(() => expect(reads).toHaveLength(3))
  await act(() => result.current.act())
  expect(reads.slice(3).toSorted()).toEqual(["/api/offerte-aanvragen", "/api/offerte-aanvragen/7,detail"])
})

test("a fault of our own is not hidden as a refusal", async () => {
  const { result } = renderHook(() => useAction(() => Promise.reject(new TypeError("kapot"))))
  let thrown: unknown
  await act(async () => {
    thrown = await result.current.act().catch((error) => error)
  })
  expect(thrown).toBeInstanceOf(TypeError)
  expect(result.current.busy).toBe(false)
})
