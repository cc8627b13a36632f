import { describe, expect, test } from "bun:test"
import type { QuestionSection } from "../../catalogue/question.ts"
import { sections } from "./sample.ts"
import { filled, focused, kept, openWizard } from "./wizard.testing.tsx"

const { visit, screen, user, next, heading, calls, replies, posted, thanks } = await openWizard()

describe("step 1", () => {
  test("offers the twelve project types and four other ways in", () => {
    visit("")
    expect(screen.getAllByRole("checkbox").length).toBe(16)
    for (const group of ["Renovatie", "Aanbouw en opbouw", "Onderhoud", "Kleiner werk"])
      screen.getByRole("group", { name: group })
    expect(document.title).toBe("Offerte aanvragen – Stap 1 van 4 – Project type")
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("14")
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

  test("the type that the link of another page asked for goes straight to its questions", async () => {
    visit("?type=badkamer")
    await heading("Uw badkamer nu")
    expect(kept().projectTypes).toEqual(["badkamer"])
    await user.click(screen.getByRole("link", { name: "Vorige" }))
    await user.click(await screen.findByRole("checkbox", { name: "Badkamer", checked: true }))
    expect(kept().projectTypes).toEqual([])
  })

  test("takes more than one type, in the order of the tiles", async () => {
    visit("")
    await user.click(screen.getByRole("checkbox", { name: "Elektra" }))
    await user.click(screen.getByRole("checkbox", { name: "Badkamer" }))
    await next()
    await heading("Uw badkamer nu")
    expect(kept().projectTypes).toEqual(["badkamer", "elektra"])
    expect(JSON.parse(calls[0]!.body)).toMatchObject({
      projectType: "badkamer",
      projectTypes: ["badkamer", "elektra"],
    })
  })

  test("what is described in own words is asked so, and sent as a type that the calls know", async () => {
    const klus: QuestionSection = {
      ...{ title: "Planning", description: "" },
      questions: [{ key: "klus", label: "Wat moet er gebeuren?", type: "text", more: true }],
    }
    replies["/api/local-engine/generate-questions"] = () =>
      Response.json({ success: true, sections: [...sections, klus], totalQuestions: 8 })
    visit("?type=iets_anders")
    await heading("Iets anders")
    expect(kept()).toMatchObject({ projectTypes: [], entries: ["iets_anders"] })
    expect(JSON.parse(calls[0]!.body)).toMatchObject({ projectTypes: ["complete_renovatie"] })
    await next()
    expect(screen.getByRole("alert").textContent).toBe("Dit veld is verplicht")
    await user.type(screen.getByRole("textbox", { name: /Wat moet er gebeuren/ }), "Een boomhut")
    await next()
    await heading("Uw badkamer nu")
  })

  test("a painted room answers for itself what its whole kind of work would be asked", async () => {
    visit("")
    await user.click(screen.getByRole("checkbox", { name: "Schilderwerk" }))
    expect(kept().answers).toEqual({
      complete_renovatie_onderdelen: ["schilderwerk"],
      complete_renovatie_staat: "licht",
    })
    await user.click(screen.getByRole("checkbox", { name: "Schilderwerk" }))
    expect(kept()).toMatchObject({ entries: [], answers: {} })
  })

  test("shows who was here before where to go on", async () => {
    visit("", { answers: { badkamer_situatie: "nieuw" }, passed: ["badkamer_situatie"] })
    await user.click(screen.getByRole("link", { name: "Verder waar u was" }))
    await heading("Afmetingen")
  })
})

describe("step 4", () => {
  const receipt = { reference: "WP-2026-0007", email: "m@voorbeeld.nl", lostPhotos: 0 }

  test("shows the reference, what happens next and the ways on", async () => {
    visit("?stap=3", filled)
    await user.click(await screen.findByRole("button", { name: "Aanvraag versturen" }))
    await thanks()
    screen.getByText("WP-2026-0007")
    expect(screen.getAllByRole("listitem").length).toBeGreaterThanOrEqual(3)
    expect(screen.getByRole("link", { name: "Naar uw pagina" }).getAttribute("href")).toStartWith(
      "/aanvraag#",
    )
    expect(screen.queryByRole("link", { name: "Naar Vandaag" })).toBeNull()
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
