import { describe, expect, test } from "bun:test"
import { complete, contact, sampleReply } from "./sample.ts"
import { filled, focused, openWizard, type Reply } from "./wizard.testing.tsx"

const { visit, screen, user, waitFor, act, heading, calls, replies, posted, thanks } = await openWizard()
const { passed } = filled

const send = async () => user.click(await screen.findByRole("button", { name: "Aanvraag versturen" }))

describe("step 3", () => {
  test("takes photos and tells which files were left out", async () => {
    visit("?stap=3", filled)
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
    await user.click(screen.getByRole("button", { name: "Verwijderen b.png" }))
    await screen.findByText("b.png is verwijderd.")
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(
      ["a", "3", "4", "5", "6"].map((name) => `Voorbeeld van ${name}.jpg`),
    )
  })

  test("is not reached without the answers it needs", async () => {
    visit("?stap=3", { answers: { badkamer_situatie: "nieuw" }, passed })
    await heading("Afmetingen")
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
      answers: { ...complete, onderdelen: ["bad", "toilet"], gewenste_start: "2090-03-01" },
    })
    const row = (label: string) => screen.getByText(label, { selector: "dt" }).parentElement!
    await user.click(await screen.findByText("Badkamer: 4 antwoorden"))
    expect(row("Hoe groot is de badkamer?").textContent).toContain("6,5 m²")
    expect(row("Wat komt erin?").textContent).toContain("Ligbad, Toilet")
    expect(row("Wanneer wilt u beginnen?").textContent).toContain("01-03-2090")
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
    await act(async () => answer(Response.json(sampleReply)))
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
    await heading("Afmetingen")
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

function drop(files: File[]) {
  const event = new Event("drop", { bubbles: true, cancelable: true })
  Object.assign(event, { dataTransfer: { files } })
  act(() => void document.querySelector(".picker")!.dispatchEvent(event))
}
