import { beforeEach, expect, test } from "bun:test"
import { type ReactNode, useState } from "react"
import * as z from "zod/mini"
import { ApiError } from "../lib/http.ts"
import { openWindow } from "../testing.ts"
import type { Kind } from "./kind.ts"

const { render, screen, user, waitFor, act } = await openWindow()
const { defineForm } = await import("./defineForm.tsx")
const { day, number, orNull, text } = await import("./kinds.tsx")
const { Link } = await import("wouter")
const { createPortal } = await import("react-dom")

const Trip = z.strictObject({
  to: z.string().check(z.trim(), z.minLength(1, "projects.nameMissing")),
  day: z.iso.date(),
  km: z.number().check(z.lte(100)),
  seats: z.nullable(z.int()),
})
const kinds = { to: text, day, distance: number, seats: orNull(number) }
const labels = { to: "Naar", day: "Dag", distance: "Afstand", seats: "Plaatsen" }
const trip = defineForm(Trip, kinds, {
  id: "rit",
  label: (name) => labels[name],
  wrong: (name) => `Niet goed: ${labels[name]}`,
  at: (path) => (path === "km" ? "distance" : path),
  toCall: ({ distance, ...rest }) => ({ ...rest, km: distance }),
})

interface Kept {
  version: number
  to: string
}
interface Given {
  failed?: string
  row?: Kept
  newest?: Kept
  guarded?: boolean
  beside?: (form: ReturnType<typeof trip.useForm>) => ReactNode
}
const start = { day: "2026-11-05", distance: 12 }
let sent: unknown[]
/** How the server answers; the test may answer later. */
let answer: () => Promise<unknown>
beforeEach(() => {
  sent = []
  answer = () => Promise.resolve("ok")
})

function Screen({ failed, row, newest, guarded, beside }: Given) {
  const [saved, setSaved] = useState("")
  const form = trip.useForm({
    start,
    of: row && { row, valuesOf: ({ to }) => ({ to }), newest: () => Promise.resolve(newest!) },
    check: ({ call }) => ({ seats: call?.seats === 13 && "Dat brengt ongeluk." }),
    send(call, about) {
      sent.push(row ? { ...call, version: about.row?.version } : call)
      return answer()
    },
    onSaved: () => setSaved("Bewaard"),
  })
  return (
    <>
      <trip.Form form={form} failed={failed} guarded={guarded}>
        <trip.Field name="to" />
        <trip.Field name="day" />
        <trip.Field name="distance" unit="km" />
        <trip.Field name="seats" optional />
        <button type="submit">Opslaan</button>
      </trip.Form>
      {beside?.(form)}
      <p>{saved}</p>
      <Link href="/elders">Elders</Link>
    </>
  )
}
const open = (given: Given = {}) => render(<Screen failed="Niet opgeslagen" {...given} />)
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const fill = async (label: RegExp, typed: string) => {
  await user.clear(field(label))
  if (typed) await user.type(field(label), typed)
}
const save = () => user.click(screen.getByRole("button", { name: "Opslaan" }))
const wrongAt = (name: string) => document.getElementById(`rit-${name}-error`)?.textContent
const summary = () => document.querySelector(".error-summary")

test("what was typed is read by its kind, judged by the schema of the call and sent", async () => {
  open()
  await fill(/Naar/, " Goes ")
  await fill(/Dag/, "7-12-2026")
  await fill(/Afstand/, "12,5")
  await save()
  await screen.findByText("Bewaard")
  expect(sent).toEqual([{ to: "Goes", day: "2026-12-07", km: 12.5, seats: null }])
})

test("a slip is told once its field is left with something in it, and an empty field says nothing yet", async () => {
  open()
  await user.click(field(/Naar/))
  await fill(/Afstand/, "200")
  expect(wrongAt("distance")).toBeUndefined()
  await user.tab()
  expect(wrongAt("distance")).toBe("Fout: Niet goed: Afstand")
  expect(wrongAt("to")).toBeUndefined()
  expect(summary()).toBeNull()
  await fill(/Afstand/, "20")
  expect(wrongAt("distance")).toBeUndefined()
})

test("sending tells all that is wrong in a list that takes the focus and leads to each field; nothing is sent", async () => {
  open()
  await fill(/Afstand/, "ver")
  await save()
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Vul een naam in.",
    "Niet goed: Afstand",
    "Elders",
  ])
  await user.click(screen.getByRole("link", { name: "Vul een naam in." }))
  expect(document.activeElement).toBe(field(/Naar/))
  await save()
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  expect(sent).toEqual([])
})

test("once all is well the summary goes, and the next slip leaves the focus where one types", async () => {
  open()
  await save()
  await waitFor(() => expect(summary()).not.toBeNull())
  await fill(/Naar/, "Goes")
  expect(summary()).toBeNull()
  await fill(/Naar/, "")
  expect(wrongAt("to")).toBe("Fout: Vul een naam in.")
  expect(summary()).toBeNull()
  expect(document.activeElement).toBe(field(/Naar/))
})

test("what a schema can't tell is judged beside it", async () => {
  open()
  await fill(/Naar/, "Goes")
  await fill(/Plaatsen/, "13")
  await save()
  await screen.findByRole("link", { name: "Dat brengt ongeluk." })
  expect(sent).toEqual([])
})

test("what the server refuses stands under its field until that is changed; what was typed stays", async () => {
  answer = () => Promise.reject(new ApiError(422, "invalid", "Controleer het.", { km: "Te ver." }))
  open()
  await fill(/Naar/, "Goes")
  await save()
  await screen.findByRole("link", { name: "Te ver." })
  screen.getByText("Controleer het.")
  await fill(/Naar/, "Rome")
  expect(wrongAt("distance")).toBe("Fout: Te ver.")
  await fill(/Afstand/, "1")
  expect(wrongAt("distance")).toBeUndefined()
  expect(summary()).toBeNull()
  expect(field(/Naar/).value).toBe("Rome")
})

test("a server that can't be reached is told, and the next try can do", async () => {
  answer = () => Promise.reject(new ApiError(0, "network", "Geen verbinding."))
  open()
  await fill(/Naar/, "Goes")
  await save()
  await screen.findByText("Geen verbinding.")
  answer = () => Promise.resolve("ok")
  await save()
  await screen.findByText("Bewaard")
  expect(summary()).toBeNull()
})

test("a second press while it is sent does nothing", async () => {
  const reply = Promise.withResolvers<unknown>()
  answer = () => reply.promise
  open({ beside: (form) => <output>{form.attempt}</output> })
  await fill(/Naar/, "Goes")
  await save()
  await save()
  expect(document.querySelector("output")!.textContent).toBe("0")
  await act(async () => reply.resolve("ok"))
  await screen.findByText("Bewaard")
  expect(sent).toHaveLength(1)
})

test("sending waits for what is on its way", async () => {
  const upload = Promise.withResolvers<void>()
  open({
    beside: (form) => (
      <button type="button" onClick={() => form.hold(upload.promise)}>
        Foto
      </button>
    ),
  })
  await fill(/Naar/, "Goes")
  await user.click(screen.getByRole("button", { name: "Foto" }))
  await save()
  expect(sent).toEqual([])
  await act(async () => upload.resolve())
  await screen.findByText("Bewaard")
})

test("a value can be put there, all thrown away, and begun anew", async () => {
  open({
    beside: (form) => (
      <>
        <button type="button" onClick={() => form.set("distance", "8")}>
          Zet
        </button>
        <button type="button" onClick={form.discard}>
          Weg
        </button>
        <button type="button" onClick={() => form.load({ to: "Sluis" })}>
          Anders
        </button>
        <output>{form.dirty ? "anders" : "gelijk"}</output>
      </>
    ),
  })
  const press = (name: string) => user.click(screen.getByRole("button", { name }))
  const dirty = () => document.querySelector("output")!.textContent
  expect(dirty()).toBe("gelijk")
  await press("Zet")
  expect([field(/Afstand/).value, dirty()]).toEqual(["8", "anders"])
  await press("Weg")
  expect([field(/Afstand/).value, dirty()]).toEqual(["12", "gelijk"])
  await save()
  await press("Anders")
  expect([field(/Naar/).value, field(/Afstand/).value, dirty()]).toEqual(["Sluis", "", "gelijk"])
  expect(summary()).toBeNull()
})

function Sum({ form }: { form: ReturnType<typeof trip.useForm> }) {
  const call = trip.useCall(form)
  return <output>{call ? `${call.to} ${call.km}` : "nog niet"}</output>
}

test("what would be sent can be shown while one types, as long as nothing is wrong with it", async () => {
  open({ beside: (form) => <Sum form={form} /> })
  const told = () => document.querySelector("output")!.textContent
  expect(told()).toBe("nog niet")
  await fill(/Naar/, "Goes")
  expect(told()).toBe("Goes 12")
  await fill(/Plaatsen/, "13")
  expect(told()).toBe("nog niet")
})

let drawn = 0
const counting: Kind<string, string> = {
  ...text,
  View({ value }) {
    drawn += 1
    return <p>{value}</p>
  },
}
const two = defineForm(z.object({ a: z.string(), b: z.string() }), { a: text, b: counting }, { id: "twee" })
function Two() {
  const form = two.useForm({ send: () => Promise.resolve() })
  return (
    <two.Form form={form}>
      <two.Field name="a" label="A" />
      <two.Field name="b" label="B" />
    </two.Form>
  )
}

test("typing in one field draws no other again", async () => {
  render(<Two />)
  await user.type(screen.getByLabelText("A"), "x")
  const before = drawn
  await user.type(screen.getByLabelText("A"), "abcdefghij")
  expect(drawn).toBe(before)
})

const first = { version: 1, to: "Goes" }
const theirs = { version: 2, to: "Sluis" }
const tooLate = () => Promise.reject(new ApiError(409, "trips.changedMeanwhile", "Jan was u voor."))

async function bothChangeIt() {
  answer = tooLate
  open({ row: first, newest: theirs })
  await fill(/Naar/, "Rome")
  await save()
  await screen.findByText("Jan was u voor.")
  answer = () => Promise.resolve("ok")
}

test("who saves second is told what differs, and goes on with his own on top of the newest", async () => {
  await bothChangeIt()
  expect(summary()?.textContent).toContain("NaarVan u: RomeNu opgeslagen: Sluis")
  expect(document.activeElement).toBe(summary())
  await user.click(screen.getByRole("button", { name: "Mijn wijzigingen houden" }))
  expect(field(/Naar/).value).toBe("Rome")
  await save()
  await screen.findByText("Bewaard")
  expect(sent).toMatchObject([
    { to: "Rome", version: 1 },
    { to: "Rome", version: 2 },
  ])
})

test("who saves second can also take what the other saved", async () => {
  await bothChangeIt()
  await user.click(screen.getByRole("button", { name: "Nieuwste gegevens laden" }))
  expect(field(/Naar/).value).toBe("Sluis")
  expect(summary()).toBeNull()
})

test("what another saved shows as long as nothing was typed, and then no more", async () => {
  const { rerender } = open({ row: first })
  rerender(<Screen row={theirs} />)
  expect(field(/Naar/).value).toBe("Sluis")
  await fill(/Naar/, "Rome")
  rerender(<Screen row={{ version: 3, to: "Veere" }} />)
  expect(field(/Naar/).value).toBe("Rome")
})

test("leaving with something unsaved asks first, and not once it is saved", async () => {
  open()
  await fill(/Naar/, "Goes")
  await user.click(screen.getByRole("link", { name: "Elders" }))
  await user.click(screen.getByRole("button", { name: "Hier blijven" }))
  await save()
  await screen.findByText("Bewaard")
  await user.click(screen.getByRole("link", { name: "Elders" }))
  expect(location.pathname).toBe("/elders")
})

test("a short form has no list: its first wrong field takes the focus, and the rest is said in a notice", async () => {
  open({ failed: undefined })
  await save()
  await waitFor(() => expect(document.activeElement).toBe(field(/Naar/)))
  expect(summary()).toBeNull()
  await fill(/Naar/, "Goes")
  answer = () => Promise.reject(new ApiError(0, "network", "Geen verbinding."))
  await save()
  expect((await screen.findByRole("alert")).textContent).toBe("Geen verbinding.")
})

let around = 0
function FormInForm() {
  const form = trip.useForm({
    start: { ...start, to: "Goes" },
    send: (call) => Promise.resolve(sent.push(call)),
  })
  return (
    <form onSubmit={() => void around++}>
      {createPortal(
        <trip.Dialog form={form} title="Rit" save="Boeken" onClose={() => {}}>
          <trip.Field name="to" />
        </trip.Dialog>,
        document.body,
      )}
    </form>
  )
}

test("a form in a dialog is sent by its button and leaves the form around it alone", async () => {
  render(<FormInForm />)
  await user.click(screen.getByRole("button", { name: "Boeken" }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(around).toBe(0)
})

test("a name, a kind or a call that does not fit is refused before it runs", () => {
  const typed = () => {
    // @ts-expect-error a field that the form does not have
    trip.Field({ name: "elsewhere" })
    // @ts-expect-error what only another kind asks
    trip.Field({ name: "to", unit: "km" })
    // @ts-expect-error kinds that don't make the call want a bridge
    defineForm(Trip, { to: text }, { id: "rit" })
    // @ts-expect-error without labels of its own a form gets them from the screen
    defineForm(z.object({ to: z.string() }), { to: text }, { id: "rit" }).Field({ name: "to" })
  }
  expect(typed).toBeFunction()
})
