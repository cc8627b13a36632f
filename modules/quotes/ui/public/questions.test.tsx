import { describe, expect, test } from "bun:test"
import { complete, sections } from "./sample.ts"
import { filled, focused, kept, openWizard, type Reply } from "./wizard.testing.tsx"

const { visit, screen, user, next, heading, replies, calls, createDraftStore } = await openWizard()
const { passed } = filled
const choose = (name: string) => user.click(screen.getByRole("radio", { name }))
const priced = () => calls.filter(({ path }) => path.endsWith("price-range"))

describe("step 2", () => {
  test("goes screen by screen, each with its own address, title and place among all", async () => {
    visit("?stap=2", {})
    await heading("Uw badkamer nu")
    expect(location.search).toBe("?stap=2&vraag=badkamer_situatie")
    expect(document.title).toBe("Stap 2 van 4 · Scherm 2 van 5 – Uw badkamer nu – Offerte aanvragen")
    expect(document.activeElement?.textContent).toBe("Uw badkamer nu")
    const bar = screen.getByRole("progressbar", { name: "Scherm 2 van 5, Stap 2 van 4 · 50%" })
    expect(bar.getAttribute("aria-valuenow")).toBe("40")
    screen.getByText(", nog ongeveer een minuut")
  })

  test("holds back Next until a required question is answered", async () => {
    visit("?stap=2&vraag=badkamer_situatie", {})
    await heading("Uw badkamer nu")
    await next()
    expect(screen.getByRole("alert").textContent).toBe("Dit veld is verplicht")
    expect(document.title).toStartWith("Fout: Stap 2 van 4 · Scherm 2 van 5")
    expect(focused()).toBe("antwoord-badkamer_situatie")
    await choose("Een andere ruimte")
    await next()
    await heading("Afmetingen")
  })

  test("asks on the same screen what an answer brings up", async () => {
    visit("?stap=2&vraag=badkamer_situatie", {})
    await heading("Uw badkamer nu")
    await choose("Helemaal vervangen")
    screen.getByRole("radiogroup", { name: "Blijft alles op dezelfde plek?" })
    await choose("Ja")
    await heading("Afmetingen")
  })

  test("says of several what they have in common, and leads to the first", async () => {
    const both = sections.slice(0, 2).flatMap(({ questions }) => questions)
    replies["/api/local-engine/generate-questions"] = () =>
      Response.json({ success: true, sections: [{ ...sections[0]!, questions: both }], totalQuestions: 3 })
    visit("?stap=2", {})
    await heading("Uw badkamer nu")
    await next()
    expect(screen.getByRole("alert").textContent).toBe("Vul a.u.b. alle verplichte velden in")
    expect(screen.getAllByText("Dit veld is verplicht").length).toBe(2)
    expect(focused()).toBe("antwoord-badkamer_situatie")
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
    expect(priced()).toEqual([])
  })

  test("goes back to the screen before, and from the first to the types", async () => {
    visit("?stap=2&vraag=badkamer_situatie", { answers: complete })
    await heading("Uw badkamer nu")
    await next()
    await heading("Afmetingen")
    await user.click(screen.getByRole("link", { name: "Vorige" }))
    await heading("Uw badkamer nu")
    await user.click(screen.getByRole("link", { name: "Vorige" }))
    await heading("Wat wilt u laten doen?")
  })

  test("lists what is missing at the end, and leads there and on", async () => {
    visit("?stap=2&vraag=opmerkingen", { passed: passed.filter((key) => !key.startsWith("badkamer")) })
    await heading("Planning")
    expect(focused()).toBe("antwoord-opmerkingen")
    await next()
    const alert = await screen.findByRole("heading", { name: "Vul a.u.b. alle verplichte velden in" })
    expect(alert.parentElement!.textContent).toContain("Uw badkamer nu: Wat wilt u laten doen?")
    await user.click(screen.getByRole("link", { name: "Afmetingen: Hoe groot is de badkamer?" }))
    await user.type(await screen.findByRole("textbox"), "6,5")
    await user.click(screen.getByRole("button", { name: "Opslaan" }))
    await heading("Uw badkamer nu")
    await choose("Een andere ruimte")
    await user.click(screen.getByRole("button", { name: "Opslaan" }))
    await screen.findByRole("heading", { name: "Controleer uw aanvraag" })
  })

  test("needs two answers before it goes on", async () => {
    const optional = [{ ...sections[2]!, title: "Planning" }]
    replies["/api/local-engine/generate-questions"] = () =>
      Response.json({ success: true, sections: optional, totalQuestions: 4 })
    visit("?stap=2&vraag=opmerkingen", { answers: { urgentie: "spoed" }, passed })
    await heading("Planning")
    await next()
    screen.getByText("Beantwoord minstens twee vragen, dan kunnen we een prijs voor u maken.")
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
    await heading("Planning")
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

describe("a tap", () => {
  test("that answers a screen goes on by itself, and 'Vorige' does not bounce", async () => {
    visit("?stap=2", {})
    await heading("Uw badkamer nu")
    await choose("Een andere ruimte")
    await heading("Afmetingen")
    await user.click(screen.getByRole("link", { name: "Vorige" }))
    await heading("Uw badkamer nu")
    await choose("Helemaal vervangen")
    await choose("Ja")
    stays()
    await heading("Uw badkamer nu")
  })

  test("on a usual size fills it in and goes on", async () => {
    visit("?stap=2&vraag=badkamer_oppervlakte", {})
    await user.click(await screen.findByRole("button", { name: "6 m²" }))
    await heading("Planning")
    expect(kept().answers.badkamer_oppervlakte).toBe("6")
  })

  test("that leaves something open stays, and so does who tells more", async () => {
    visit("?stap=2&vraag=onderdelen", {})
    await heading("Planning")
    await choose("Spoed")
    stays()
    await user.click(screen.getByRole("checkbox", { name: "Ligbad" }))
    await user.click(screen.getByText("Meer vertellen"))
    await choose("Normaal")
    stays()
    await heading("Planning")
  })

  test("that one doesn't know is an answer, which no one is sent", async () => {
    visit("?stap=2&vraag=onderdelen", { answers: { ...complete, onderdelen: ["bad"] } })
    await heading("Planning")
    await choose("Weet ik niet")
    await heading("Uw contactgegevens")
    expect(kept().answers.urgentie).toBe("")
  })

  test("no key does: the arrows walk through the choices", async () => {
    visit("?stap=2", {})
    await heading("Uw badkamer nu")
    document.getElementById("antwoord-badkamer_situatie")!.focus()
    await user.keyboard("{ArrowDown}")
    expect(kept().answers.badkamer_situatie).toBe("nieuw")
    stays()
    await heading("Uw badkamer nu")
  })
})

describe("the price", () => {
  test("comes with the second answer, with what is not known yet", async () => {
    visit("?stap=2&vraag=badkamer_oppervlakte", { answers: { badkamer_situatie: "nieuw" } })
    await screen.findByText("Na twee antwoorden ziet u hier wat het ongeveer kost.")
    await user.type(screen.getByRole("textbox"), "6,5")
    await screen.findByText("€ 10.200 – € 14.400")
    screen.getByText("Vast na opname. Nog onbekend: sanitair.")
    expect(JSON.parse(priced().at(-1)!.body)).toEqual({
      projectTypes: ["badkamer"],
      answers: { badkamer_situatie: "nieuw", badkamer_oppervlakte: "6,5" },
    })
  })

  test("names what moves it most and what is not known yet, two of each", async () => {
    const [fromCents, toCents] = [1_020_000, 1_440_000]
    const movers = ["grootte", "kwaliteit", "tegels"].map((label) => ({ key: label, label }))
    replies["/api/local-engine/price-range"] = () =>
      Response.json({ range: { fromCents, toCents }, unknown: ["sanitair", "verwarming", "vloer"], movers })
    visit("?stap=2&vraag=onderdelen", { answers: complete })
    await screen.findByText(
      "Vast na opname. Bepalend: grootte, kwaliteit. Nog onbekend: sanitair, verwarming.",
    )
  })

  test("is not told where the owner shows none", async () => {
    replies["/api/local-engine/price-range"] = () => Response.json({ range: null, unknown: [], movers: [] })
    visit("?stap=2&vraag=onderdelen", { answers: complete })
    await screen.findByText("De prijs leest u in onze offerte.")
  })

  test("stays when the connection goes, and says so", async () => {
    visit("?stap=2&vraag=onderdelen", { answers: complete })
    await screen.findByText("€ 10.200 – € 14.400")
    replies["/api/local-engine/price-range"] = () => Promise.reject(new TypeError("Failed to fetch"))
    await user.click(screen.getByRole("checkbox", { name: "Ligbad" }))
    await screen.findByText("Geen internet: dit was de laatste prijsindicatie.")
    screen.getByText("€ 10.200 – € 14.400")
  })
})

const stays = () => expect(document.querySelector(".questions-going")).toBeNull()
