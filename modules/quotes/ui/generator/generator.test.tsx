import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { speakThrough } from "#ui/lib/http.ts"
import { toasts } from "#ui/lib/toast.ts"
import { openWindow } from "#ui/testing.ts"
import { contentOf } from "../quotation/content.ts"
import { answered, eventReply, generating, testing } from "./testing.tsx"

const { render, screen, user, waitFor, within, act } = await openWindow()
const { default: Generator } = await import("./Generator.tsx")
const { Route } = await import("wouter")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

type Asked = { body: Record<string, unknown>; key: string | null }

/** Answers the n-th time that a quotation is asked for with the n-th reply; without one, the real server does. */
async function open(...replies: (() => Response)[]) {
  const asked: Asked[] = []
  history.replaceState(null, "", "/chatgpt-quotation")
  const browser = await answered(app, {
    [generating]: async (request) => {
      asked.push({
        body: (await request.clone().json()) as Asked["body"],
        key: request.headers.get("idempotency-key"),
      })
      return replies.shift()?.() ?? app.handle(request)
    },
  })
  const { unmount } = render(<Route path="/chatgpt-quotation" component={Generator} />, {
    wrapper: browser.wrapper,
  })
  await screen.findByRole("heading", { level: 1, name: "Nieuwe offerte" })
  return {
    asked,
    close: unmount,
    reload() {
      unmount()
      history.replaceState(null, "", "/chatgpt-quotation")
      render(<Generator />, { wrapper: browser.wrapper })
    },
  }
}
const field = (name: string | RegExp) => screen.getByRole<HTMLTextAreaElement>("textbox", { name })
const nameField = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Naam van de klant" })
const press = (name: string) => user.click(screen.getByRole("button", { name }))
const button = (name: string) => screen.getByRole("button", { name })

async function fill(workItems = "oude badkamer slopen\n12 m2 tegels zetten") {
  await user.click(screen.getByRole("radio", { name: "Badkamer" }))
  await user.click(nameField())
  await user.paste("Familie de Witte")
  await user.click(field("Werkzaamheden"))
  await user.paste(workItems)
}
const projects = () =>
  app.services.projects.list({}, app.services.access.list().find(({ username }) => username === "kantoor")!)
const refusal = (error: string, code: string, fields?: Record<string, string>) => () =>
  eventReply()
    .tell({ event: "progress", step: "matching" })
    .tell({ event: "error", error, code, fields })
    .end().reply

test("without work items nothing can be generated, and the reason stands beside the button", async () => {
  const { asked } = await open()
  expect(button("Offerte genereren").getAttribute("aria-disabled")).toBe("true")
  expect(screen.getByText("Vul eerst minstens één werkzaamheid in.")).toBeDefined()
  await press("Offerte genereren")
  expect(document.activeElement).toBe(field("Werkzaamheden"))
  await user.paste("slopen\n\ntegels zetten")
  expect(screen.getByText("2 werkzaamheden")).toBeDefined()
  expect(button("Offerte genereren").getAttribute("aria-disabled")).toBeNull()
  expect(asked).toEqual([])
})

test("work items become a proposal, with its price and its text to look over", async () => {
  const { asked } = await open()
  expect(screen.getByRole("heading", { name: "Zo werkt het" })).toBeDefined()
  await fill()
  await press("Offerte genereren")
  await screen.findByRole("heading", { name: "Offerte O-2026-0001" })
  expect(screen.queryByRole("heading", { name: "Zo werkt het" })).toBeNull()
  expect(screen.getByRole("link", { name: "Project #1" }).getAttribute("href")).toBe("/projects/1")
  expect(field("Offertetekst, om aan te passen").value).toContain("Geachte familie de Witte,")
  expect(screen.getByText(/De offerte is gereed: €.* inclusief btw\./)).toBeDefined()
  expect(asked).toHaveLength(1)
  expect(asked[0]!.key).toMatch(/^[\w-]{8,64}$/)
  expect(asked[0]!.body).toMatchObject({
    projectType: "badkamer",
    answers: { werkzaamheden: ["oude badkamer slopen", "12 m2 tegels zetten"] },
    replaces: null,
  })
  expect(projects()).toHaveLength(1)
})

test("Ctrl and Enter generate from any field, and Enter alone does not", async () => {
  const { asked } = await open()
  await fill()
  await user.click(nameField())
  await user.keyboard("{Enter}")
  expect(asked).toEqual([])
  await user.keyboard("{Control>}{Enter}{/Control}")
  await screen.findByRole("heading", { name: "Offerte O-2026-0001" })
})

test("pressed twice it is asked once", async () => {
  const { asked } = await open()
  await fill()
  await user.dblClick(button("Offerte genereren"))
  await screen.findByRole("heading", { name: "Offerte O-2026-0001" })
  expect(asked).toHaveLength(1)
  expect(projects()).toHaveLength(1)
})

test("while it is made the screen shows what the server says it is doing", async () => {
  const stream = eventReply()
  await open(() => stream.reply)
  await fill()
  await press("Offerte genereren")
  const steps = () =>
    screen.getAllByRole("listitem").map((item) => [item.textContent, item.getAttribute("aria-current")])
  await screen.findByRole("heading", { name: "De offerte wordt gemaakt" })
  expect(button("Offerte genereren").getAttribute("aria-disabled")).toBe("true")
  expect(screen.getByText("De offerte wordt al gemaakt.")).toBeDefined()
  await act(async () => void stream.tell({ event: "progress", step: "writing" }))
  await waitFor(() =>
    expect(steps()).toEqual([
      ["Werkzaamheden herkennen (gereed)", null],
      ["Prijzen berekenen (gereed)", null],
      ["Tekst schrijven", "step"],
      ["Bedragen controleren", null],
      ["Opslaan", null],
    ]),
  )
  expect(screen.getByText("0 seconden bezig")).toBeDefined()
  stream.tell({ event: "error", error: "Klaar met de test.", code: "quotes.generationFailed" }).end()
  await screen.findByText(/Generatie Mislukt/)
})

test("cancelled, the form is as it was and nothing failed", async () => {
  const stream = eventReply()
  await open()
  await fill()
  speakThrough(async ({ signal }) => {
    signal.addEventListener("abort", () => stream.breakOff(signal.reason))
    return stream.reply
  })
  await press("Offerte genereren")
  await user.click(await screen.findByRole("button", { name: "Annuleren" }))
  await screen.findByRole("heading", { name: "Zo werkt het" })
  expect(field("Werkzaamheden").value).toContain("tegels zetten")
  expect(screen.queryByText(/Generatie Mislukt/)).toBeNull()
  expect(toasts.get().shown).toEqual([])
})

test("a failure says what the server says, keeps the form, and offers to write without the language model", async () => {
  const sentence = "Kon geen offerte genereren. ChatGPT gaf na 60 seconden nog geen antwoord."
  const { asked } = await open(refusal(sentence, "quotes.generationFailed"))
  await fill()
  await press("Offerte genereren")
  await screen.findByText(`Generatie Mislukt. ${sentence}`)
  expect(toasts.get().shown[0]).toMatchObject({
    title: "Generatie Mislukt",
    text: sentence,
    destructive: true,
  })
  expect(field("Werkzaamheden").value).toContain("oude badkamer slopen")
  await press("Lokaal schrijven")
  await screen.findByRole("heading", { name: "Offerte O-2026-0001" })
  expect(asked.map(({ body }) => body.writer)).toEqual([undefined, "local"])
  expect(screen.queryByText(/Generatie Mislukt/)).toBeNull()
})

test("a connection that breaks halfway twice is told, and the same again goes under the same key", async () => {
  const breaking = () => {
    const stream = eventReply().tell({ event: "progress", step: "matching" })
    queueMicrotask(() => stream.breakOff())
    return stream.reply
  }
  const { asked } = await open(breaking, breaking)
  await fill()
  await press("Offerte genereren")
  await screen.findByText(/Generatie Mislukt\. Kon geen offerte genereren\. Geen verbinding/)
  expect(toasts.get().shown[0]?.text).toBe("Kon geen offerte genereren")
  expect(button("Lokaal schrijven")).toBeDefined()
  await press("Opnieuw proberen")
  await screen.findByRole("heading", { name: "Offerte O-2026-0001" })
  expect(asked.slice(1)).toEqual([asked[0]!, asked[0]!])
})

test("a reply that ends without a quotation is a failure as well", async () => {
  await open(() => eventReply().tell({ event: "progress", step: "writing" }).end().reply)
  await fill()
  await press("Offerte genereren")
  await screen.findByText(/Generatie Mislukt\. Kon geen offerte genereren/)
})

test("a work item that is refused is named by its line, and one press leads to it", async () => {
  const fields = { "answers.werkzaamheden.1": "Vul een hoeveelheid boven 0 in." }
  await open(refusal("Controleer de gemarkeerde velden.", "invalid", fields))
  await fill("slopen\n\n-5 m2 tegels zetten")
  await press("Offerte genereren")
  await screen.findByRole("link", { name: "Regel 3: Vul een hoeveelheid boven 0 in." })
  expect(screen.queryByRole("button", { name: "Lokaal schrijven" })).toBeNull()
  await press("Regel 3")
  const { value, selectionStart, selectionEnd } = field(/^Werkzaamheden/)
  expect(value.slice(selectionStart, selectionEnd)).toBe("-5 m2 tegels zetten")
  await user.type(field(/^Werkzaamheden/), "6 m2 tegels zetten", {
    initialSelectionStart: selectionStart,
    initialSelectionEnd: selectionEnd,
  })
  expect(screen.queryByRole("button", { name: "Regel 3" })).toBeNull()
})

test("a refusal holds until what it is about is changed", async () => {
  const fields = {
    "answers.werkzaamheden.1": "Vul een hoeveelheid boven 0 in.",
    "contactInfo.email": "Dit is geen e-mailadres.",
  }
  await open(refusal("Controleer de gemarkeerde velden.", "invalid", fields))
  await fill("slopen\n\n-5 m2 tegels zetten")
  await press("Offerte genereren")
  await screen.findByRole("link", { name: "Dit is geen e-mailadres." })
  await user.type(screen.getByRole("textbox", { name: /^E-mail/ }), "a@b.nl")
  expect(screen.queryByText(/Dit is geen e-mailadres/)).toBeNull()
  expect(button("Regel 3")).toBeDefined()
  await user.type(field(/^Werkzaamheden/), "!")
  expect(screen.queryByRole("button", { name: "Regel 3" })).toBeNull()
})

test("a work item that the server names by its words is shown where it was typed", async () => {
  await open(refusal("De hoeveelheid in ‘-5 m2 tegels’ moet meer dan 0 zijn.", "quotes.workItemNegative"))
  await fill("slopen\n\n-5 m2 tegels")
  await press("Offerte genereren")
  await screen.findByRole("link", { name: "Regel 3: De hoeveelheid in ‘-5 m2 tegels’ moet meer dan 0 zijn." })
  expect(button("Regel 3")).toBeDefined()
  expect(screen.queryByRole("button", { name: "Lokaal schrijven" })).toBeNull()
})

test("what is missing is told before the server is asked, behind the disclosure too", async () => {
  const { asked } = await open()
  await user.click(field("Werkzaamheden"))
  await user.paste("slopen")
  await user.click(screen.getByText("Meer over het werk"))
  await user.type(screen.getByRole("textbox", { name: /^Oppervlakte/ }), "-5")
  await press("Offerte genereren")
  const summary = screen.getByRole("alert", { name: "Controleer wat u hebt ingevuld" })
  expect(
    within(summary)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    "Kies een projecttype.",
    "Vul de naam van de klant in.",
    "Vul een oppervlakte boven 0 in, bijvoorbeeld 6 of 12,5.",
  ])
  expect(asked).toEqual([])
})

test("the default area is said before it is used", async () => {
  await open()
  await user.click(screen.getByText("Meer over het werk"))
  expect(screen.getByText(/Leeg = 12 m² aangenomen/)).toBeDefined()
  await user.click(screen.getByRole("radio", { name: "Badkamer" }))
  expect(screen.getByText(/Leeg = 6 m² aangenomen/)).toBeDefined()
})

test("what was typed and what was made of it are there again after a reload", async () => {
  const { reload } = await open()
  await fill()
  await press("Offerte genereren")
  await screen.findByRole("heading", { name: "Offerte O-2026-0001" })
  reload()
  await screen.findByRole("heading", { name: "Offerte O-2026-0001" })
  expect(nameField().value).toBe("Familie de Witte")
  expect(field("Werkzaamheden").value).toBe("oude badkamer slopen\n12 m2 tegels zetten")
  expect(screen.getByRole("radio", { name: "Badkamer", checked: true })).toBeDefined()
})

test("kept, the quotation opens and the form is for the next one", async () => {
  const { reload } = await open()
  await fill()
  await press("Offerte genereren")
  await user.click(await screen.findByRole("button", { name: "Opslaan" }))
  await waitFor(() => expect(location.pathname).toBe("/offertes/1"))
  reload()
  expect([nameField().value, field("Werkzaamheden").value]).toEqual(["", ""])
  expect(screen.queryByRole("heading", { name: "Offerte O-2026-0001" })).toBeNull()
})

test("who signs in after that on the same device begins with an empty form", async () => {
  const { close } = await open()
  await fill()
  close()
  await open()
  expect(nameField().value).toBe("")
})

test("made again, it takes the place of the proposal before", async () => {
  const { asked } = await open()
  await fill()
  await press("Offerte genereren")
  await screen.findByRole("heading", { name: "Offerte O-2026-0001" })
  await user.type(field("Werkzaamheden"), "\nstucwerk plafond")
  await user.click(screen.getAllByRole("button", { name: "Opnieuw genereren" })[0]!)
  await waitFor(() => expect(asked).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole("button", { name: "Annuleren" })).toBeNull())
  expect(asked[1]!.body.replaces).toBe(1)
  expect(projects()).toHaveLength(1)
})

test("two tabs keep what was typed in each", async () => {
  const { reload } = await open()
  await user.type(nameField(), "Familie Vos")
  await waitFor(() => expect(localStorage.length).toBe(1))
  const [place = ""] = Object.keys(localStorage)
  localStorage.setItem(place, localStorage.getItem(place)!.replace("Familie Vos", "Familie Elders"))
  reload()
  expect(nameField().value).toBe("Familie Vos")
})

test("the form is emptied after a question", async () => {
  await open()
  await fill()
  await press("Formulier leegmaken")
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Formulier leegmaken" }))
  expect([nameField().value, field("Werkzaamheden").value]).toEqual(["", ""])
  expect(localStorage.length).toBe(0)
  await user.type(nameField(), "V")
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("a client the office knows brings his address, and any other name will do", async () => {
  const office = app.services.access.list().find(({ username }) => username === "kantoor")!
  const details = {
    address: "Markt 1",
    postcode: "4301 AB",
    city: "Zierikzee",
    email: "goedbloed@voorbeeld.nl",
  }
  const customerId = app.services.customers.add({ name: "Fam. Goedbloed", ...details }, office)
  const { asked } = await open()
  await fill()
  await user.clear(nameField())
  await user.type(nameField(), "goed")
  await user.click(await screen.findByRole("option", { name: /Fam\. Goedbloed/ }))
  expect(field(/^Adres van het project/).value).toBe("Markt 1, 4301 AB Zierikzee")
  expect(screen.getByText("Dit is een klant die u al hebt.")).toBeDefined()
  await press("Offerte genereren")
  await screen.findByRole("heading", { name: "Offerte O-2026-0001" })
  expect(asked[0]!.body.contactInfo).toMatchObject({ customerId, email: "goedbloed@voorbeeld.nl" })
  await user.type(nameField(), " jr.")
  expect(screen.queryByText("Dit is een klant die u al hebt.")).toBeNull()
})

test("the test says in a toast and on the page what came of it", async () => {
  await open()
  await press("Verbinding testen")
  const told = await waitFor(() => {
    const [toast] = toasts.get().shown
    expect(toast?.title).toBe("Waterpas schrijft zelf")
    return toast!
  })
  expect(screen.getByText(told.text!, { exact: false })).toBeDefined()
})

test("a test that fails says so in fixed words", async () => {
  const { wrapper } = await answered(app, {
    [testing]: () =>
      Response.json(
        { error: "De sleutel van ChatGPT is geweigerd.", code: "quotes.modelUnreachable" },
        { status: 502 },
      ),
  })
  render(<Generator />, { wrapper })
  await press("Verbinding testen")
  await screen.findByText(/Verbinding Mislukt\. De sleutel van ChatGPT is geweigerd\./)
  expect(toasts.get().shown[0]).toMatchObject({
    title: "Verbinding Mislukt",
    text: "Kon geen verbinding maken met ChatGPT",
    destructive: true,
  })
})

test("what was kept elsewhere meanwhile is left alone: the next is a quotation of its own", async () => {
  const { asked } = await open()
  await fill()
  await press("Offerte genereren")
  await screen.findByRole("heading", { name: "Offerte O-2026-0001" })
  const office = app.services.access.list().find(({ username }) => username === "kantoor")!
  const { latest } = app.services.quotationEditor.get(1)
  app.services.quotationEditor.save(1, { base: 1, content: contentOf(latest) }, office)
  await user.click(screen.getAllByRole("button", { name: "Opnieuw genereren" })[0]!)
  await screen.findByText(/Generatie Mislukt/)
  await press("Offerte genereren")
  await screen.findByRole("heading", { name: "Offerte O-2026-0002" })
  expect(asked.map(({ body }) => body.replaces)).toEqual([null, 1, null])
})
