import { expect, test } from "bun:test"
import { PageDataContext, type Site } from "#ui/lib/company.ts"
import { openWindow } from "#ui/testing.ts"
import type { Receipt } from "./draft.ts"

const { render, screen } = await openWindow()
const { DoneStep } = await import("./DoneStep.tsx")

const follows: NonNullable<Receipt["follows"]> = {
  receivedAt: "2026-11-22T18:04:00Z",
  statusLink: "/aanvraag#7HqW3vYb0Zk2mJx9Rt4sLA",
  range: { fromCents: 1_130_000, toCents: 1_390_000 },
  callBy: "2026-11-24",
  mailed: false,
}
const receipt: Receipt = { reference: "WP-2026-0007", email: "m@devries.example", lostPhotos: 0, follows }
const company = { companyName: "", contactEmail: "", phone: "", address: "", kvk: "", btwId: "", logo: "" }
const promised = () => [...document.querySelectorAll(".follow-steps li")].map((item) => item.textContent)

test("what is promised are the terms that the company set, and the day by which it calls", () => {
  const site = { answerDays: { call: 2, visit: 1, quote: 10 } } as Site
  render(
    <PageDataContext value={{ company, user: null, site }}>
      <DoneStep receipt={receipt} />
    </PageDataContext>,
  )
  expect(promised()).toEqual([
    "Aanvraag ontvangenzondag 22 november, 19:04",
    "Wij bellen uUiterlijk dinsdag 24 november.",
    expect.stringContaining("Binnen 1 werkdag na het gesprek"),
    expect.stringContaining("Binnen 10 werkdagen na het bezoek"),
  ])
})

test("the price is named, and the link to one's own page stands there to copy", () => {
  render(<DoneStep receipt={receipt} />)
  expect(screen.getByText("€ 11.300 – € 13.900")).toBeTruthy()
  expect((screen.getByLabelText("Uw link") as HTMLInputElement).value).toEndWith(follows.statusLink)
  expect(screen.getByText("Naar uw pagina").getAttribute("href")).toBe(follows.statusLink)
})

test("a mail is named only where one is sent", () => {
  const { unmount } = render(<DoneStep receipt={receipt} />)
  expect(screen.queryByText(/bevestiging gestuurd/)).toBeNull()
  unmount()
  render(<DoneStep receipt={{ ...receipt, follows: { ...follows, mailed: true } }} />)
  expect(screen.getByText("We hebben een bevestiging gestuurd naar m@devries.example.")).toBeTruthy()
})

test("only who is signed in is led to the dashboard", () => {
  const { unmount } = render(<DoneStep receipt={receipt} />)
  expect(screen.queryByText("Naar Vandaag")).toBeNull()
  unmount()
  const user = { id: 1, username: "bram", name: "Bram", role: "manager" as const }
  render(
    <PageDataContext value={{ company, user }}>
      <DoneStep receipt={receipt} />
    </PageDataContext>,
  )
  expect(screen.getByText("Naar Vandaag")).toBeTruthy()
})

test("a request that was sent to an earlier version is still named", () => {
  render(<DoneStep receipt={{ reference: "WP-2026-0007", email: "", lostPhotos: 0 }} />)
  expect(screen.getByText("WP-2026-0007")).toBeTruthy()
})
