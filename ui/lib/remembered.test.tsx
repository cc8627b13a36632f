import { beforeEach, expect, test } from "bun:test"
import { SWRConfig, unstable_serialize } from "swr"
import * as z from "zod/mini"
import { openWindow } from "../testing.ts"
import { ApiError } from "./http.ts"
import { forgetRemembered, useRemembered, useRememberedOnSite } from "./remembered.ts"
import { SignedInContext } from "./session.ts"

const { render, screen, waitFor } = await openWindow()

const anna = { id: 1, username: "anna", name: "Anna", role: "worker" as const }
const bas = { id: 2, username: "bas", name: "Bas", role: "worker" as const }
const boss = { ...bas, role: "manager" as const }
const Project = z.strictObject({ name: z.string() })

let answer: () => Promise<{ name: string }>
const answering = (name: string) => async () => ({ name })
const nobodyAnswers = async () => {
  throw new ApiError(0, "network", "Geen verbinding.")
}

function Shown() {
  const { data, remembered } = useRemembered(Project, "/api/project", () => answer())
  return <p>{data ? `${data.name}${remembered ? ", van eerder" : ""}` : "niets"}</p>
}

const Week = ({ week }: { week: string }) => {
  const { data } = useRemembered(Project, ["/api/week", week], () => answer())
  return <p>{data?.name ?? "niets"}</p>
}

const Read = () => <p>{useRememberedOnSite(Project, "/api/on-site", () => answer()).data?.name ?? "niets"}</p>

/** A page of its own: what an earlier one read is known to the device alone. */
const open = (who = anna) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <SignedInContext value={who}>
        <Shown />
      </SignedInContext>
    </SWRConfig>,
  )

beforeEach(async () => {
  localStorage.clear()
  answer = answering("Dakkapel")
  const { unmount } = open()
  await screen.findByText("Dakkapel")
  unmount()
})

test("what the server said last is there when a page opens without a connection, and says that it is of before", async () => {
  answer = nobodyAnswers
  open()
  expect(await screen.findByText("Dakkapel, van eerder")).toBeDefined()
})

test("what the server says now takes its place, and is what the next page knows", async () => {
  answer = answering("Uitbouw")
  open().unmount()
  const { unmount } = open()
  await screen.findByText("Uitbouw")
  unmount()
  answer = nobodyAnswers
  open()
  await screen.findByText("Uitbouw, van eerder")
})

test("someone else on the device does not see it", async () => {
  answer = nobodyAnswers
  open(bas)
  expect(await screen.findByText("niets")).toBeDefined()
})

test("it is gone after logging out", async () => {
  forgetRemembered()
  answer = nobodyAnswers
  open()
  expect(await screen.findByText("niets")).toBeDefined()
})

test("what an earlier version kept in another form is not known", async () => {
  for (const place of Object.keys(localStorage))
    localStorage.setItem(place, JSON.stringify({ data: { naam: "Dakkapel" }, at: 1 }))
  answer = nobodyAnswers
  open()
  expect(await screen.findByText("niets")).toBeDefined()
})

test("what was read of one week is not remembered under the name of another", async () => {
  const at = (week: string) => (
    <SWRConfig value={{ provider: () => cache, shouldRetryOnError: false }}>
      <SignedInContext value={anna}>
        <Week week={week} />
      </SignedInContext>
    </SWRConfig>
  )
  const cache = new Map()
  answer = answering("week 40")
  const { rerender } = render(at("40"))
  await screen.findByText("week 40")
  answer = nobodyAnswers
  rerender(at("41"))
  await waitFor(() => expect(cache.get(unstable_serialize(["/api/week", "41"]))?.error).toBeDefined())
  const names = Object.keys(localStorage).filter((place) => place.includes("/api/week"))
  expect(names).toHaveLength(1)
  expect(names[0]).toContain("40")
})

test("what the office reads does not stay on the device; what one reads on site does", async () => {
  const openAs = (who: typeof anna | typeof boss) =>
    render(
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <SignedInContext value={who}>
          <Read />
        </SignedInContext>
      </SWRConfig>,
    )
  const kept = () => Object.keys(localStorage).filter((place) => place.endsWith("/api/on-site"))
  const { unmount } = openAs(boss)
  await screen.findByText("Dakkapel")
  expect(kept()).toEqual([])
  unmount()
  openAs(anna)
  await screen.findByText("Dakkapel")
  expect(kept()).toHaveLength(1)
})
