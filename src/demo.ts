import { sampleAccounts } from "#modules/access/sample.ts"
import { sampleRequests } from "#modules/quotes/sample.ts"
import { sampleCompany, sampleSite } from "#modules/settings/sample.ts"
import { samplePhoto } from "./files/sample.ts"
import type { Services } from "./services.ts"

/** Everyone of the invented company signs in with it. */
export const demoPassword = "duin-en-dijk"

/** An invented company at work: people, what visitors asked, and projects in every state. */
export async function fillDemo(services: Services) {
  const { access, settings } = services
  await access.ensureShared(demoPassword)
  const office = access.list()[0]!
  for (const account of sampleAccounts) await access.add({ ...account, password: demoPassword }, office)
  settings.save({ ...sampleCompany, ...sampleSite }, office)
  await fillRequests(services)
}

async function fillRequests({ access, quotes }: Services) {
  const office = access.list()[0]!
  for (const [i, { disposition, hues, ...submission }] of sampleRequests.entries()) {
    const photos: string[] = []
    for (const hue of hues) photos.push(await quotes.keepPhoto(async () => samplePhoto({ hue }), "demo"))
    quotes.submit({ ...submission, photos }, null, `demo ${i}`)
    const [newest] = quotes.list({})
    if (newest!.disposition !== disposition) quotes.dispose(newest!.id, disposition, office)
  }
}
