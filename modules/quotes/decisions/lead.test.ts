import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenHarness, type Harness } from "./office.testing.ts"

let harness: Harness
beforeEach(async () => {
  harness = await givenHarness()
  await harness.requested()
})
afterEach(() => harness.close())

const services = () => harness.app.services
const office = () => services().access.list()[0]!
const project = () => services().projects.get(1, office())

/** How the office finds it: on its project, in the sums and in the planning. */
async function standing() {
  const { id, lead } = project()
  const { leads, openOffers } = services().projects.stats()
  const { unplannedIds } = await services().timeline.week({}, office())
  return { lead, leads, openOffers, toPlan: unplannedIds.includes(id) }
}
const asOffer = () => ({ lead: true, leads: 1, openOffers: project().estimatedPrice!, toPlan: false })
const asWork = { lead: false, leads: 0, openOffers: 0, toPlan: true }

test("a request is an offer until its quotation is accepted, and work from then on", async () => {
  expect(await standing()).toEqual(asOffer())
  await harness.send()
  expect(await standing()).toEqual(asOffer())
  await harness.accept()
  expect(await standing()).toEqual(asWork)
  expect(project().acceptedAt).toBe(harness.app.clock().toISOString())
  await harness.takeBack()
  expect(await standing()).toEqual(asOffer())
  expect(project().acceptedAt).toBeNull()
})

test("accepted work stays work when it is put back to planned", async () => {
  await harness.send()
  await harness.accept()
  const { id, version } = project()
  services().projects.setStatus(id, { status: "planned", version }, office())
  expect(await standing()).toEqual(asWork)
})

test("work that began without waiting for an answer is work", async () => {
  const { id, version } = project()
  services().projects.setStatus(id, { status: "active", version }, office())
  expect(await standing()).toEqual(asWork)
})

test("an offer is never late, and two of them want nobody twice", async () => {
  const { projects, timeline } = services()
  const team = [projects.colleagues()[0]!.id]
  const days = { startDate: "2026-11-02", endDate: "2026-11-06" }
  projects.create({ name: "Werk", ...days, team, status: "active" }, office())
  const { id, version } = project()
  projects.replan(id, { ...days, team, version }, office())
  const found = projects.get(id, office())
  expect([found.lead, found.delayed]).toEqual([true, false])
  expect((await timeline.week({ from: "2026-11-02" }, office())).conflicts).toEqual([])
})
