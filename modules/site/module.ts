import type { access } from "#modules/access/module.ts"
import type { gps } from "#modules/gps/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { quotes } from "#modules/quotes/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { correspondenceRoutes } from "./correspondence/routes.ts"
import { createCorrespondence } from "./correspondence/service.ts"
import { robots, sitemap } from "./crawlers.ts"
import { isLegalPath, legalText } from "./legal/legal.ts"
import { createMessageMail } from "./mail.ts"
import { messages as texts } from "./nl.ts"
import { createMessageNotices } from "./notices.ts"
import { messageChanges } from "./recent.ts"
import { siteRoutes } from "./routes.ts"
import { messagesFound } from "./search.ts"
import { createMessages } from "./service.ts"
import { structuredData } from "./structuredData.ts"
import { webManifest } from "./webManifest.ts"

export const site = serverModule({
  name: "site",
  services(given: After<[typeof access, typeof settings, typeof projects, typeof gps, typeof quotes]>) {
    const { db, clock, replays, outside, mail, access, settings, customers, projects } = given
    const letters = createMessageMail({ mail, company: settings.get, publicUrl: outside.publicUrl })
    const shared = { db, clock, log: access.log, replays }
    const messages = createMessages({ ...shared, mail: letters })
    const about = { customers, projects, people: access.list }
    return {
      messages,
      correspondence: createCorrespondence({ ...shared, ...about, mail, letters, messages }),
    }
  },
  routes: ({ messages, correspondence, access, kept }) => [
    siteRoutes(messages, access, kept),
    correspondenceRoutes(correspondence, access),
  ],
  search: messagesFound,
  changes: ({ messages }) => messageChanges(messages),
  notices: (all) => [{ rank: 50, of: createMessageNotices(all) }],
  files: ({ settings }) => ({
    "/robots.txt": ({ origin }) => ({
      mediaType: "text/plain; charset=utf-8",
      text: robots(origin, settings.siteContent().underConstruction),
    }),
    "/sitemap.xml": ({ origin }) =>
      settings.siteContent().underConstruction
        ? undefined
        : { mediaType: "application/xml", text: sitemap(origin, settings.get()) },
    "/manifest.webmanifest": ({ icons }) => ({
      mediaType: "application/manifest+json",
      text: JSON.stringify(webManifest(settings.get().companyName, icons)),
    }),
  }),
  extrasOf:
    ({ settings, offerTerms, outside: { publicUrl } }) =>
    (path) => ({
      facts: structuredData(settings.publicCompany(), settings.siteContent(), publicUrl?.origin),
      ...(isLegalPath(path) && { legal: legalText(path, settings.get(), offerTerms.current().conditions) }),
    }),
  texts: { messages: texts },
  sample: [{ turn: 80, load: async () => (await import("./demo.ts")).fillMessages }],
})
