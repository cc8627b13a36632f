import { expect, test } from "bun:test"
import { PageDataContext, type Site } from "#ui/lib/company.ts"
import { openWindow } from "#ui/testing.ts"

const { render } = await openWindow()
const { DoneStep } = await import("./DoneStep.tsx")

const receipt = { reference: "WP-2026-0007", email: "m@devries.example", lostPhotos: 0 }
const promised = () => [...document.querySelectorAll(".done-steps li")].map((item) => item.textContent)

test("what is promised are the terms that the company set", () => {
  const site = { answerDays: { call: 1, visit: 4, quote: 10 } } as Site
  const company = { companyName: "", contactEmail: "", phone: "", address: "", kvk: "", btwId: "", logo: "" }
  render(
    <PageDataContext value={{ company, user: null, site }}>
      <DoneStep receipt={receipt} />
    </PageDataContext>,
  )
  expect(promised()).toEqual([
    expect.stringMatching(/^Binnen 1 werkdag lezen/),
    expect.stringMatching(/^Binnen 4 werkdagen bellen/),
    expect.stringMatching(/^Binnen 10 werkdagen hebt u onze offerte/),
  ])
})

test("until the company says otherwise they are two, three and five days", () => {
  render(<DoneStep receipt={receipt} />)
  expect(promised().map((text) => /Binnen (\d+) werkdagen/.exec(text)?.[1])).toEqual(["2", "3", "5"])
})
