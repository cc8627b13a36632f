import { sampleAccounts } from "#modules/access/sample.ts"
import { fillProjects, sampleCrew } from "#modules/projects/sample.ts"
import { sampleRequests } from "#modules/quotes/sample.ts"
import { sampleCompany, sampleSite } from "#modules/settings/sample.ts"
import { sampleMessages } from "#modules/site/sample.ts"
import { samplePhoto } from "./files/sample.ts"
import type { Services } from "./services.ts"
import { today } from "./shared/calendar.ts"
import { systemClock } from "./shared/clock.ts"
import { daysBetween } from "./shared/days.ts"

/** Everyone of the invented company signs in with it. */
export const demoPassword = "duin-en-dijk"

/** A clock that can be put back while a company's past year is told, and then tells the time again. */
export function demoClock() {
  let behind = 0
  return Object.assign(() => new Date(systemClock().getTime() - behind), {
    putBack(days: number) {
      behind = days * 24 * 3600 * 1000
    },
  })
}

/** An invented company at work: people, what visitors asked and wrote, and projects in every state. */
export async function fillDemo(services: Services, clock: ReturnType<typeof demoClock>) {
  const { access, settings } = services
  await access.ensureShared(demoPassword)
  const office = access.list()[0]!
  for (const account of [...sampleAccounts, ...sampleCrew])
    await access.add({ ...account, password: demoPassword }, office)
  settings.save({ ...sampleCompany, ...sampleSite }, office)
  const now = today(clock)
  fillProjects(services, now, office, (day) => clock.putBack(daysBetween(day, now)))
  await fillRequests(services, clock)
  for (const { daysAgo, ...message } of sampleMessages) {
    clock.putBack(daysAgo)
    services.messages.receive(message, null, message.email)
  }
  clock.putBack(0)
}

async function fillRequests({ access, quotes, projects }: Services, clock: ReturnType<typeof demoClock>) {
  const office = access.list()[0]!
  for (const { disposition, hues, daysAgo, work, ...submission } of sampleRequests) {
    clock.putBack(daysAgo)
    const photos: string[] = []
    for (const hue of hues) photos.push(await quotes.keepPhoto(async () => samplePhoto({ hue }), "demo"))
    const { projectId } = quotes.submit({ ...submission, photos }, null, submission.contactInfo.email)
    const [newest] = quotes.list({})
    if (newest!.disposition !== disposition) quotes.dispose(newest!.id, disposition, office)
    for (const status of work === "completed" ? (["active", "completed"] as const) : work ? [work] : []) {
      clock.putBack(Math.max(2, daysAgo - (status === "active" ? 20 : 45)))
      const { version } = projects.get(projectId!, office)
      projects.setStatus(projectId!, { status, version }, office)
    }
  }
}
