import { afterEach, beforeEach, expect, mock, test } from "bun:test"
import { ApiError } from "../../lib/http.ts"
import { SignedInContext } from "../../lib/session.ts"
import type { Sender } from "../../outbox/sender.ts"
import { openWindow } from "../../testing.ts"

const { render, screen, user, act, waitFor, within } = await openWindow()

/** The storage of a device, which this window has not. */
const kept = new Map<string, unknown>()
const items = {
  put: async (item: { key: string }) => void kept.set(item.key, structuredClone(item)),
  delete: async (key: string) => void kept.delete(key),
}
const device = {
  getAllKeysFromIndex: async () => [...kept.keys()],
  getAllFromIndex: async () => [...kept.values()],
  transaction: () => ({ objectStore: () => items, done: Promise.resolve() }),
}
mock.module("idb", () => ({ openDB: async () => device }))
const { StaffShell } = await import("../StaffShell.tsx")
const { default: Queue } = await import("./queue/Queue.tsx")
const { outbox } = await import("../../outbox/outbox.ts")

const anna = { id: 1, username: "anna", name: "Anna", role: "worker" as const }
const nobodyAnswers = new ApiError(0, "network", "Geen verbinding.")
const overlap = new ApiError(409, "gps.overlap", "Deze uren overlappen met een andere regel.")

let trouble: Map<string, ApiError | Promise<void>>
let left: string[]
const hours: Sender<string> = {
  lane: "hours",
  async send(payload) {
    const why = trouble.get(payload)
    if (why instanceof ApiError) throw why
    await why
  },
  text: (payload) => payload,
}
const positions: Sender<number> = { lane: "hours", quiet: true, send: async () => {}, text: () => "Locaties" }

/** No device can keep a function. */
const drawing: Sender<() => void> = { lane: "hours", send: async () => {}, text: () => "Tekening" }

const online = (value: boolean) =>
  act(() => {
    Object.defineProperty(navigator, "onLine", { value, configurable: true })
    dispatchEvent(new Event(value ? "online" : "offline"))
  })

let close: () => void
beforeEach(() => {
  trouble = new Map()
  left = []
  close = outbox.open(anna.id, { hours, positions, drawing })
})
afterEach(async () => {
  await act(() => outbox.remove([...outbox.get(), ...outbox.quiet()].map(({ key }) => key)))
  act(close)
  online(true)
})

let made = 0
const make = (kind: string, ...payloads: unknown[]) =>
  act(async () => {
    for (const payload of payloads) await outbox.add(kind, payload, `item-${++made}`)
  })
const show = () =>
  render(
    <SignedInContext value={anna}>
      <StaffShell screens={[]} logout={() => left.push("out")} loggingOut={false}>
        <Queue />
      </StaffShell>
    </SignedInContext>,
  )
const pill = () =>
  within(screen.getByRole("banner")).queryByRole("link", { name: /Offline|Versturen|mislukt|niet bewaard/ })
const rows = () => screen.getAllByRole("listitem").map((row) => row.querySelector(".queue-text"))
const told = () => rows().map((row) => [...row!.children].map(({ textContent }) => textContent))

test("without a connection the top bar says so, with how much is kept, and leads to the queue", async () => {
  show()
  online(false)
  expect(pill()!.textContent).toBe("Offline")
  await make("hours", "start", "stop", "uren")
  expect(pill()!.textContent).toBe("Offline – 3 wijzigingen bewaard")
  await make("positions", 1, 2)
  expect(pill()!.textContent).toBe("Offline – 3 wijzigingen bewaard")
  expect(pill()!.getAttribute("href")).toBe("/wachtrij")
  online(true)
  await waitFor(() => expect(pill()).toBeNull())
})

test("what the device can't keep is not called kept", async () => {
  show()
  online(false)
  await make("hours", "start")
  await make("drawing", () => {})
  expect(pill()!.textContent).toBe("1 niet bewaard – houd dit scherm open")
  expect(screen.getByText(/Laat deze pagina open tot het verstuurd is/)).toBeDefined()
  online(true)
  await waitFor(() => expect(pill()).toBeNull())
})

test("a server that does not answer is no connection either", async () => {
  show()
  trouble.set("start", nobodyAnswers)
  await make("hours", "start")
  await waitFor(() => expect(pill()!.textContent).toBe("Offline – 1 wijziging bewaard"))
})

test("sending that lasts says how far it is", async () => {
  let finish = () => {}
  trouble.set("stop", new Promise((resolve) => (finish = resolve)))
  show()
  online(false)
  await make("hours", "start", "stop", "uren")
  online(true)
  await waitFor(() => expect(pill()?.textContent).toBe("Versturen 2 van 3"), { timeout: 3_000 })
  finish()
  await waitFor(() => expect(pill()).toBeNull())
})

test("what the office did not take stays in sight until a person looks at it", async () => {
  trouble.set("uren", overlap)
  show()
  await make("hours", "uren", "start")
  await waitFor(() => expect(pill()!.textContent).toBe("1 mislukt – bekijk"))
  expect(told()).toEqual([
    ["uren", expect.stringMatching(/^Gemaakt .+ laatst geprobeerd /), "Niet aangenomen", overlap.message],
  ])
  trouble.clear()
  await user.click(screen.getByRole("button", { name: "Opnieuw uren" }))
  await screen.findByText("Alles is verstuurd")
  expect(pill()).toBeNull()
})

test("the queue names each change and all positions in one row, and throws away only after asking", async () => {
  show()
  online(false)
  await make("hours", "start", "stop")
  await make("positions", 1, 2, 3)
  expect(told().map(([name, , state]) => [name, state])).toEqual([
    ["start", "Wacht op verbinding"],
    ["stop", "Wacht op verbinding"],
    ["Locaties (3)", "Wacht op verbinding"],
  ])
  await user.click(screen.getByRole("button", { name: "Verwijderen Locaties" }))
  await user.click(screen.getByRole("button", { name: "Houden" }))
  expect(outbox.quiet()).toHaveLength(3)
  await user.click(screen.getByRole("button", { name: "Verwijderen Locaties" }))
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Verwijderen" }))
  await waitFor(() => expect(outbox.quiet()).toEqual([]))
  expect(outbox.get()).toHaveLength(2)
})

test("all of it is tried again with one press", async () => {
  trouble.set("uren", overlap)
  trouble.set("start", overlap)
  show()
  await make("hours", "uren", "start")
  await waitFor(() => expect(pill()!.textContent).toBe("2 mislukt – bekijk"))
  trouble.clear()
  await user.click(screen.getByRole("button", { name: "Alles opnieuw proberen" }))
  await screen.findByText("Alles is verstuurd")
})

test("who logs out with unsent work is told so: he can stay, send it first, or leave it on this device", async () => {
  trouble.set("start", nobodyAnswers)
  show()
  await make("hours", "start")
  await make("positions", 1)
  const logout = () => user.click(screen.getByRole("button", { name: "Uitloggen" }))
  await logout()
  expect(screen.getByText(/^1 wijziging is nog niet verstuurd/)).toBeDefined()
  await user.click(screen.getByRole("button", { name: "Eerst versturen" }))
  expect(await screen.findByText("Het versturen lukt nu niet.")).toBeDefined()
  await user.click(screen.getByRole("button", { name: "Hier blijven" }))
  expect(left).toEqual([])
  await logout()
  await user.click(screen.getByRole("button", { name: "Toch uitloggen" }))
  expect(left).toEqual(["out"])
  expect(outbox.get()).toHaveLength(1)
  trouble.clear()
  await logout()
  await user.click(screen.getByRole("button", { name: "Eerst versturen" }))
  await waitFor(() => expect(left).toEqual(["out", "out"]))
  expect(outbox.get()).toEqual([])
})

test("nothing unsent, nothing asked", async () => {
  show()
  await user.click(screen.getByRole("button", { name: "Uitloggen" }))
  expect(left).toEqual(["out"])
})
