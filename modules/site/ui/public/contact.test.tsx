import { afterEach, beforeEach, expect, setSystemTime, test } from "bun:test"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { openWindow } from "#ui/testing.ts"

const { render, screen, user, waitFor, act } = await openWindow()
const { speakThrough } = await import("#ui/lib/http.ts")
const { toasts } = await import("#ui/lib/toast.ts")
const { ContactForm } = await import("./ContactForm.tsx")

let app: TestApp
let answer: (request: Request) => Promise<Response>
let keys: (string | null)[]
beforeEach(async () => {
  app = await givenApp()
  keys = []
  answer = async (request) => {
    const body = await request.text()
    return app.handle(
      jsonRequest("POST", "/api/contact", {
        body,
        headers: { "idempotency-key": request.headers.get("idempotency-key")! },
      }),
    )
  }
  speakThrough((request) => {
    keys.push(request.headers.get("idempotency-key"))
    return answer(request)
  })
  // The server's clock, a minute before: nobody is that quick.
  setSystemTime(new Date("2026-11-21T10:59:00Z"))
})
afterEach(async () => {
  setSystemTime()
  sessionStorage.clear()
  await app.close()
})

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const send = () => user.click(screen.getByRole("button", { name: "Bericht versturen" }))
const stored = () => app.services.messages.list({})
async function fill() {
  await user.type(field("Naam"), "Sanne Goedbloed")
  await user.type(field("E-mailadres"), "sanne@voorbeeld.example")
  await user.type(field("Onderwerp"), "Lekkage")
  await user.type(field("Bericht"), "Het lekt.")
}

test("a message arrives; a toast and a panel say so, and only then the form is empty", async () => {
  render(<ContactForm />)
  await fill()
  await send()
  const panel = (await screen.findByRole("heading", { name: "Bericht verzonden" })).closest("[role=status]")!
  expect(panel.textContent).toContain("We antwoorden op sanne@voorbeeld.example.")
  await waitFor(() => expect(document.activeElement).toBe(panel))
  expect(toasts.get().history.map(({ title }) => title)).toEqual(["Bericht verzonden"])
  expect(stored()).toMatchObject([{ name: "Sanne Goedbloed", message: "Het lekt.", phone: "", state: "new" }])
  for (const name of ["Naam", "E-mailadres", "Onderwerp", "Bericht"]) expect(field(name).value).toBe("")
  expect(screen.queryByText(/^Fout:/)).toBeNull()
})

test("what is missing is summed up, each line leading to its field; the telephone is not asked for", async () => {
  render(<ContactForm />)
  await send()
  const summary = screen.getByRole("alert")
  expect(document.activeElement).toBe(summary)
  expect([...summary.querySelectorAll("a")].map((link) => link.textContent)).toEqual([
    "Vul uw naam in",
    "Vul uw e-mailadres in",
    "Vul een onderwerp in",
    "Schrijf uw bericht",
  ])
  await user.click(screen.getByRole("link", { name: "Schrijf uw bericht" }))
  expect(document.activeElement).toBe(field("Bericht"))
  expect(keys).toEqual([])
})

test("a field is judged when it is left, not while one types", async () => {
  render(<ContactForm />)
  await user.type(field("E-mailadres"), "sanne@")
  expect(screen.queryByText(/naam@voorbeeld/)).toBeNull()
  await user.tab()
  screen.getByText("Vul een e-mailadres in als naam@voorbeeld.nl")
  await user.type(field(/^E-mailadres/), "voorbeeld.example")
  expect(screen.queryByText(/naam@voorbeeld/)).toBeNull()
})

test("what is too long says of which field, and how long it may be", async () => {
  render(<ContactForm />)
  await fill()
  for (const [name, text] of [
    ["Naam", "n".repeat(300)],
    ["Onderwerp", "o".repeat(151)],
  ] as const) {
    await user.clear(field(name))
    await user.click(field(name))
    await user.paste(text)
  }
  await send()
  expect(screen.getAllByRole("link", { name: /te lang/ }).map((link) => link.textContent)).toEqual([
    "Uw naam is te lang: gebruik ten hoogste 120 tekens",
    "Het onderwerp is te lang: gebruik ten hoogste 150 tekens",
  ])
  expect(keys).toEqual([])
})

test("the fields tell a phone what they are", () => {
  render(<ContactForm />)
  expect(["Naam", "E-mailadres", /Telefoon/].map((name) => field(name).getAttribute("autocomplete"))).toEqual(
    ["name", "email", "tel"],
  )
  expect(field("E-mailadres").type).toBe("email")
  expect(field(/Telefoon/).getAttribute("aria-required")).toBeNull()
})

test("what could not be sent is told with the reason and kept; sent again, it is stored once", async () => {
  render(<ContactForm />)
  await fill()
  const arrive = answer
  answer = async (request) => {
    await arrive(request)
    throw new TypeError("Failed to fetch")
  }
  await send()
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /Fout bij verzenden.*Geen verbinding.*staat er nog/,
  )
  expect(toasts.get().history[0]).toMatchObject({ title: "Fout bij verzenden", destructive: true })
  expect(field("Bericht").value).toBe("Het lekt.")
  answer = arrive
  await send()
  await screen.findByRole("heading", { name: "Bericht verzonden" })
  expect(stored()).toHaveLength(1)
  expect(new Set(keys).size).toBe(1)
})

test("a message that was changed after a failure goes under another key", async () => {
  render(<ContactForm />)
  await fill()
  const arrive = answer
  answer = async () => {
    throw new TypeError("Failed to fetch")
  }
  await send()
  await screen.findByRole("alert")
  answer = arrive
  await user.type(field("Bericht"), " Nog steeds.")
  await send()
  await screen.findByRole("heading", { name: "Bericht verzonden" })
  expect(new Set(keys).size).toBe(2)
})

test("what the server refuses shows at its field", async () => {
  answer = async () =>
    Response.json(
      {
        success: false,
        code: "invalid",
        error: "Controleer de gemarkeerde velden.",
        fields: { naam: "Deze naam niet." },
      },
      { status: 422 },
    )
  render(<ContactForm />)
  await fill()
  await send()
  await waitFor(() => expect(screen.getAllByText("Deze naam niet.")).toHaveLength(2))
  expect(field("Bericht").value).toBe("Het lekt.")
})

test("pressing twice sends once", async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const arrive = answer
  answer = async (request) => {
    await held
    return arrive(request)
  }
  render(<ContactForm />)
  await fill()
  await send()
  await user.click(screen.getByRole("button", { name: "Versturen…" }))
  await act(async () => release())
  await screen.findByRole("heading", { name: "Bericht verzonden" })
  expect(keys).toHaveLength(1)
})

test("a reload keeps what was written", async () => {
  const first = render(<ContactForm />)
  await user.type(field("Bericht"), "Het lekt.")
  first.unmount()
  render(<ContactForm />)
  expect(field("Bericht").value).toBe("Het lekt.")
})

test("without a network it says so, and that the text stays", async () => {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true })
  render(<ContactForm />)
  screen.getByText(/U hebt nu geen internet\. Uw tekst blijft staan/)
  Reflect.deleteProperty(navigator, "onLine")
})
