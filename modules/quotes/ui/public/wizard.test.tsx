import { beforeEach, describe, expect, test } from "bun:test"
import { openWindow } from "#ui/testing.ts"
import type { Draft } from "./draft.ts"
import { complete, contact, draftWith, sections } from "./sample.ts"

const { render, screen, user, waitFor, act } = await openWindow()
// This window can draw no pictures, so photos go as they are.
Reflect.deleteProperty(globalThis, "createImageBitmap")
const { SWRConfig } = await import("swr")
const { speakThrough } = await import("#ui/lib/http.ts")
const { createDraftStore } = await import("./draftStore.ts")
const { DraftsContext } = await import("./device.ts")
const { default: Wizard } = await import("./Wizard.tsx")

const passed = sections.flatMap(({ questions }) => questions.map(({ key }) => key))
const filled = { answers: complete, passed, contact }
const kept = () => JSON.parse(localStorage.getItem("waterpas.aanvraag")!) as Draft
type Reply = () => Response | Promise<Response>
let replies: Record<string, Reply>
let calls: { path: string; body: string; key: string | null }[]

beforeEach(() => {
  calls = []
  replies = {
    "/api/local-engine/generate-questions": () =>
      Response.json({ success: true, sections, totalQuestions: 7 }),
    "/api/upload": () => Response.json({ filename: "op-de-server.jpg" }),
    "/api/live-offerte": () =>
      Response.json({ success: true, message: "Bedankt!", referenceNumber: "WP-2026-0007", projectId: 1 }),
  }
  speakThrough(async (request) => {
    const path = new URL(request.url).pathname
    const form = request.headers.get("content-type")?.startsWith("multipart")
    calls.push({ path, body: form ? "" : await request.text(), key: request.headers.get("idempotency-key") })
    return replies[path]!()
  })
})

describe("step 1", () => {
  test("offers the twelve project types in three groups", () => {
    visit("")
    expect(screen.getAllByRole("checkbox").length).toBe(12)
    for (const group of ["Renovatie", "Aanbouw en opbouw", "Onderhoud"])
      screen.getByRole("group", { name: group })
    expect(document.title).toBe("Offerte aanvragen – Stap 1 van 4 – Project type")
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("25")
  })

  test("asks for at least one type and leads to the first", async () => {
    visit("")
    await next()
    expect(document.activeElement?.role).toBe("alert")
    expect(document.title).toStartWith("Fout: Offerte aanvragen – Stap 1 van 4")
    await user.click(screen.getByRole("link", { name: "Kies minstens één projecttype" }))
    expect(focused()).toBe("type-badkamer")
    await user.keyboard(" ")
    expect(screen.queryByRole("alert")).toBeNull()
  })

  test("ticks the type that the link of another page asked for, once", async () => {
    visit("?type=dakkapel")
    expect(await screen.findByRole("checkbox", { name: "Dakkapel", checked: true })).toBeTruthy()
    expect(location.search).toBe("")
    await user.click(screen.getByRole("checkbox", { name: "Dakkapel" }))
    expect(kept().projectTypes).toEqual([])
  })

  test("takes more than one type, in the order of the tiles", async () => {
    visit("")
    await user.click(screen.getByRole("checkbox", { name: "Elektra" }))
    await user.click(screen.getByRole("checkbox", { name: "Badkamer" }))
    await next()
    await screen.findByRole("heading", { level: 1, name: "Hebt u foto’s van de plek?" })
    expect(kept().projectTypes).toEqual(["badkamer", "elektra"])
    await waitFor(() => expect(calls.length).toBe(1))
    expect(JSON.parse(calls[0]!.body)).toMatchObject({
      projectType: "badkamer",
      projectTypes: ["badkamer", "elektra"],
    })
  })

  test("shows who was here before where to go on", async () => {
    visit("", { answers: { badkamer_situatie: "nieuw" }, passed: ["badkamer_situatie"] })
    await user.click(screen.getByRole("link", { name: "Verder waar u was" }))
    await screen.findByRole("heading", { level: 1, name: "Hoe groot is de badkamer?" })
  })
})

describe("step 2", () => {
  test("begins with photos and tells which files were left out", async () => {
    visit("?stap=2", {})
    const file = (name: string, type: string) => new File(["foto"], name, { type })
    await user.upload(await screen.findByLabelText("Kies bestand"), [
      file("a.jpg", "image/jpeg"),
      file("b.png", "image/png"),
    ])
    await screen.findByText("2 foto’s toegevoegd.")
    drop([file("brief.txt", "text/plain"), ...[3, 4, 5, 6, 7, 8].map((n) => file(`${n}.jpg`, "image/jpeg"))])
    await screen.findByText("4 foto’s toegevoegd.")
    screen.getByText("1 bestand is geen foto en is niet toegevoegd.")
    screen.getByText("2 foto’s passen er niet meer bij: hooguit 6.")
    await user.click(screen.getByRole("button", { name: "Verwijder b.png" }))
    await screen.findByText("b.png is verwijderd.")
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(
      ["a", "3", "4", "5", "6"].map((name) => `Voorbeeld van ${name}.jpg`),
    )
  })

  test("goes question by question, each with its own address and title", async () => {
    visit("?stap=2", {})
    await next()
    await question("Wat wilt u laten doen?")
    expect(location.search).toBe("?stap=2&vraag=badkamer_situatie")
    expect(document.title).toBe("Stap 2 van 4 · Vraag 1 van 1 – Uw badkamer nu – Offerte aanvragen")
    expect(document.activeElement?.textContent).toBe("Wat wilt u laten doen?")
  })

  test("holds back Next until a required question is answered", async () => {
    visit("?stap=2&vraag=badkamer_situatie", {})
    await question("Wat wilt u laten doen?")
    await next()
    expect(screen.getByRole("alert").textContent).toBe("Dit veld is verplicht")
    expect(document.title).toStartWith("Fout: Stap 2 van 4 · Vraag 1")
    await user.click(screen.getByRole("radio", { name: "Een andere ruimte" }))
    await next()
    await question("Hoe groot is de badkamer?")
  })

  test("asks what an answer brings up", async () => {
    visit("?stap=2&vraag=badkamer_situatie", {})
    await question("Wat wilt u laten doen?")
    await user.click(screen.getByRole("radio", { name: "Helemaal vervangen" }))
    await next()
    await question("Blijft alles op dezelfde plek?")
  })

  test.each([
    ["1,4", "Minimale waarde is 1,5"],
    ["40,5", "Maximale waarde is 40"],
    ["groot", "Vul een getal in, bijvoorbeeld 12,5"],
  ])("holds back Next at '%s' m²: %s", async (typed, text) => {
    visit("?stap=2&vraag=badkamer_oppervlakte", {})
    await user.type(await screen.findByRole("textbox"), typed)
    await next()
    expect(screen.getByRole("alert").textContent).toBe(text)
    expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true")
  })

  test("goes back to the last question of the section before, and from the first to the photos", async () => {
    visit("?stap=2&vraag=badkamer_situatie", { answers: complete })
    await question("Wat wilt u laten doen?")
    await next()
    await question("Hoe groot is de badkamer?")
    await user.click(screen.getByRole("link", { name: "Vorige" }))
    await question("Wat wilt u laten doen?")
    await user.click(screen.getByRole("link", { name: "Vorige" }))
    await question("Hebt u foto’s van de plek?")
  })

  test("lists what is missing at the end, and leads there and on", async () => {
    visit("?stap=2&vraag=opmerkingen", { passed: passed.filter((key) => !key.startsWith("badkamer")) })
    await question("Wilt u nog iets kwijt?")
    await next()
    const alert = await screen.findByRole("heading", { name: "Vul a.u.b. alle verplichte velden in" })
    expect(alert.parentElement!.textContent).toContain("Uw badkamer nu: Wat wilt u laten doen?")
    await user.click(screen.getByRole("link", { name: "Afmetingen: Hoe groot is de badkamer?" }))
    await user.type(await screen.findByRole("textbox"), "6,5")
    await user.click(screen.getByRole("button", { name: "Opslaan" }))
    await question("Wat wilt u laten doen?")
    await user.click(screen.getByRole("radio", { name: "Een andere ruimte" }))
    await user.click(screen.getByRole("button", { name: "Opslaan" }))
    await screen.findByRole("heading", { name: "Controleer uw aanvraag" })
  })

  test("needs two answers before it goes on", async () => {
    const optional = [{ ...sections[2]!, title: "Planning" }]
    replies["/api/local-engine/generate-questions"] = () =>
      Response.json({ success: true, sections: optional, totalQuestions: 4 })
    visit("?stap=2&vraag=opmerkingen", { answers: { urgentie: "spoed" }, passed })
    await question("Wilt u nog iets kwijt?")
    await next()
    screen.getByText("Beantwoord minstens twee vragen, dan kunnen we een prijs voor u maken.")
  })

  test("an optional choice can be taken back", async () => {
    visit("?stap=2&vraag=urgentie", {})
    await question("Hoeveel haast heeft het?")
    await user.click(screen.getByRole("radio", { name: "Spoed" }))
    await user.click(screen.getByRole("button", { name: "Keuze wissen" }))
    expect(screen.getAllByRole<HTMLInputElement>("radio").some((radio) => radio.checked)).toBe(false)
  })

  test.each<[string, Reply]>([
    [
      "can't be loaded",
      () => Response.json({ success: false, error: "Stuk.", code: "internal" }, { status: 500 }),
    ],
    ["are none", () => Response.json({ success: true, sections: [], totalQuestions: 0 })],
  ])("says so when the questions %s, and tries again", async (_fact, reply) => {
    const good = replies["/api/local-engine/generate-questions"]!
    replies["/api/local-engine/generate-questions"] = reply
    visit("?stap=2&vraag=urgentie", {})
    await screen.findByText("Geen vragen beschikbaar voor dit projecttype")
    replies["/api/local-engine/generate-questions"] = good
    await user.click(screen.getByRole("button", { name: "Opnieuw proberen" }))
    await question("Hoeveel haast heeft het?")
  })

  test("tells that the answers are kept", async () => {
    visit("?stap=2", {})
    await screen.findByText("Uw antwoorden zijn bewaard op dit apparaat.")
  })

  test("tells that they are not where the browser keeps nothing", async () => {
    const storage = () => {
      throw new DOMException("", "SecurityError")
    }
    visit("", undefined, createDraftStore({ storage }))
    await user.click(screen.getByRole("checkbox", { name: "Badkamer" }))
    await screen.findByText(/^Dit apparaat bewaart uw antwoorden niet/)
  })
})

describe("step 3", () => {
  test("is not reached without the answers it needs", async () => {
    visit("?stap=3", { answers: { badkamer_situatie: "nieuw" }, passed })
    await question("Hoe groot is de badkamer?")
  })

  test("wants name, e-mail and phone, and leads to each", async () => {
    visit("?stap=3", { ...filled, contact: { ...contact, name: " ", email: "", phone: "" } })
    await send()
    screen.getByText("Naam, e-mail en telefoon zijn verplicht")
    expect(screen.getAllByRole("link", { name: /^Vul uw/ }).map((link) => link.textContent)).toEqual([
      "Vul uw naam in",
      "Vul uw e-mailadres in",
      "Vul uw telefoonnummer in",
    ])
    await user.click(screen.getByRole("link", { name: "Vul uw e-mailadres in" }))
    expect(focused()).toBe("contact-email")
    expect(document.title).toStartWith("Fout: Stap 3 van 4 – Contact")
    expect(calls.filter(({ path }) => path === "/api/live-offerte")).toEqual([])
  })

  test("judges a field when it is left, not while one types", async () => {
    visit("?stap=3", { ...filled, contact: { ...contact, email: "" } })
    const email = await screen.findByLabelText("E-mailadres")
    await user.type(email, "devries")
    expect(email.getAttribute("aria-invalid")).toBeNull()
    await user.tab()
    expect(email.getAttribute("aria-invalid")).toBe("true")
  })

  test("writes a postcode the usual way", async () => {
    visit("?stap=3", filled)
    const postcode = await screen.findByLabelText<HTMLInputElement>(/^Postcode/)
    await user.type(postcode, "4301ab")
    await user.tab()
    expect(postcode.value).toBe("4301 AB")
  })

  test("has a trap that people don't meet", async () => {
    visit("?stap=3", filled)
    await screen.findByLabelText("Naam")
    expect(screen.queryByRole("textbox", { name: "Laat dit veld leeg" })).toBeNull()
    expect(document.getElementById("website")!.tabIndex).toBe(-1)
  })

  test("shows all answers; after 'Wijzig' one is back where one was", async () => {
    visit("?stap=3", {
      ...filled,
      answers: { ...complete, onderdelen: ["bad", "toilet"], gewenste_start: "2027-03-01" },
    })
    const row = (label: string) => screen.getByText(label, { selector: "dt" }).parentElement!
    await screen.findByRole("heading", { name: "Controleer uw aanvraag" })
    expect(row("Hoe groot is de badkamer?").textContent).toContain("6,5 m²")
    expect(row("Wat komt erin?").textContent).toContain("Ligbad, Toilet")
    expect(row("Wanneer wilt u beginnen?").textContent).toContain("01-03-2027")
    expect(row("Wilt u nog iets kwijt?").textContent).toContain("Niet ingevuld")
    await user.click(screen.getByRole("link", { name: "Wijzig Hoe groot is de badkamer?" }))
    const area = await screen.findByRole("textbox")
    await user.clear(area)
    await user.type(area, "7,25")
    await user.click(screen.getByRole("button", { name: "Opslaan" }))
    await screen.findByRole("heading", { name: "Controleer uw aanvraag" })
    expect(row("Hoe groot is de badkamer?").textContent).toContain("7,25 m²")
    expect(focused()).toBe("wijzig-badkamer_oppervlakte")
  })

  test("sends once, however often one presses", async () => {
    let answer = (_: Response) => {}
    replies["/api/live-offerte"] = () => new Promise((done) => (answer = done))
    visit("?stap=3", filled)
    await send()
    await waitFor(() => expect(posted().length).toBe(1))
    const button = screen.getByRole("button", { name: "Uw aanvraag wordt verstuurd…" })
    await user.dblClick(button)
    expect(posted().length).toBe(1)
    await act(async () =>
      answer(Response.json({ success: true, message: "", referenceNumber: "WP-2026-0007", projectId: 1 })),
    )
    await thanks()
  })

  test.each<[string, Reply, string]>([
    [
      "a refusal",
      () => Response.json({ success: false, error: "Te druk.", code: "tooFast" }, { status: 429 }),
      "Server error (429): Te druk.",
    ],
    ["a no with a reason", () => Response.json({ success: false, error: "Gesloten." }), "Gesloten."],
    ["a no without one", () => Response.json({ success: false }), "Onbekende fout opgetreden"],
    [
      "too long a wait",
      () => Promise.reject(new DOMException("", "TimeoutError")),
      "De aanvraag duurde te lang. Probeer het opnieuw.",
    ],
  ])("shows %s in a card that can be closed", async (_what, reply, text) => {
    replies["/api/live-offerte"] = reply
    visit("?stap=3", filled)
    await send()
    await screen.findByText(text)
    screen.getByRole("heading", { name: "Er is een fout opgetreden" })
    await user.click(screen.getByRole("button", { name: "Sluiten" }))
    expect(screen.queryByText(text)).toBeNull()
    expect(focused()).toBe("versturen")
  })

  test("leads to an answer that the server refuses", async () => {
    const fields = { "answers.badkamer_oppervlakte": "Dit getal is te groot." }
    replies["/api/live-offerte"] = () =>
      Response.json({ success: false, error: "Controleer.", code: "invalid", fields }, { status: 422 })
    visit("?stap=3", filled)
    await send()
    await user.click(
      await screen.findByRole("link", { name: "Hoe groot is de badkamer?: Dit getal is te groot." }),
    )
    await question("Hoe groot is de badkamer?")
  })

  test("waits for the connection and sends by itself", async () => {
    const good = replies["/api/live-offerte"]!
    replies["/api/live-offerte"] = () => Promise.reject(new TypeError("Failed to fetch"))
    visit("?stap=3", filled)
    await send()
    await screen.findByText(/We versturen zodra u weer internet heeft/)
    replies["/api/live-offerte"] = good
    act(() => void dispatchEvent(new Event("online")))
    await thanks()
    const [first, ...again] = posted()
    // The second at once, the third when the connection is back.
    expect(again).toEqual([first!, first!])
  })

  test("what was waiting when the page closed goes when it opens", async () => {
    const body = {
      projectTypes: ["badkamer" as const],
      answers: complete,
      contactInfo: { name: "A", email: "a@b.nl", phone: "0612345678" },
    }
    visit("", { ...filled, outbox: { key: "sleutel-0001", body, sealed: true, due: true, tried: [body] } })
    await thanks()
    expect(posted().map(({ key }) => key)).toEqual(["sleutel-0001"])
  })
})

describe("step 4", () => {
  const receipt = { reference: "WP-2026-0007", email: "m@voorbeeld.nl", lostPhotos: 0 }

  test("shows the reference, what happens next and the ways on", async () => {
    visit("?stap=3", filled)
    await send()
    await thanks()
    screen.getByText("WP-2026-0007")
    expect(screen.getAllByRole("listitem").length).toBeGreaterThanOrEqual(3)
    expect(screen.getByRole("link", { name: "Naar het dashboard" }).getAttribute("href")).toBe("/dashboard")
    expect(screen.getByRole("link", { name: "Naar de homepage" }).getAttribute("href")).toBe("/")
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("100")
  })

  test("is there again after a reload, without sending again", async () => {
    visit("?stap=4", { projectTypes: [], receipt })
    await thanks()
    expect(posted()).toEqual([])
  })

  test("going back to the contact step shows it again", async () => {
    visit("?stap=3", { projectTypes: [], receipt })
    await thanks()
    expect([location.search, posted()]).toEqual(["?stap=4", []])
  })

  test("says how many photos did not arrive", async () => {
    visit("?stap=4", { projectTypes: [], receipt: { ...receipt, lostPhotos: 2 } })
    await screen.findByText(/^2 foto’s konden we niet ontvangen/)
  })

  test("a new request starts clean", async () => {
    visit("?stap=4", { ...filled, receipt })
    await user.click(await screen.findByRole("button", { name: "Nieuwe aanvraag" }))
    await screen.findByRole("heading", { name: "Wat wilt u laten doen?" })
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").some((box) => box.checked)).toBe(false)
    expect(kept()).toMatchObject({ answers: {}, contact: { name: "" }, passed: [] })
  })

  test("without a request begins at step 1", async () => {
    visit("?stap=4")
    await screen.findByRole("heading", { name: "Wat wilt u laten doen?" })
  })
})

/** Opens the wizard at an address, on a device that keeps this draft. */
function visit(search: string, draft?: Partial<Draft>, drafts = createDraftStore()) {
  if (draft)
    localStorage.setItem(
      "waterpas.aanvraag",
      JSON.stringify({ ...draftWith(draft), changedAt: new Date().toISOString() }),
    )
  history.replaceState(null, "", `/offerte-aanvraag${search}`)
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <DraftsContext value={drafts}>
        <main>
          <Wizard />
        </main>
      </DraftsContext>
    </SWRConfig>,
  )
}

const next = async () => user.click(await screen.findByRole("button", { name: "Volgende" }))
const send = async () => user.click(await screen.findByRole("button", { name: "Aanvraag versturen" }))
const question = (name: string) => screen.findByRole("heading", { level: 1, name })
const thanks = () => screen.findByRole("heading", { level: 1, name: "Bedankt! Uw aanvraag is ontvangen." })
const focused = () => document.activeElement?.id
const posted = () => calls.filter(({ path }) => path === "/api/live-offerte")

function drop(files: File[]) {
  const event = new Event("drop", { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { files } })
  act(() => void document.querySelector(".picker")!.dispatchEvent(event))
}
