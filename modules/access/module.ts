import { everyDay, everyHour } from "#src/jobs/schedule.ts"
import { serverModule } from "#src/manifest/module.ts"
import type { Platform } from "#src/manifest/platform.ts"
import { secretLinks as linkTexts } from "./links/nl.ts"
import { createSecretLinks } from "./links/service.ts"
import { accessRoutes } from "./routes.ts"
import { createAccess } from "./service.ts"
import { access as texts } from "./worker.nl.ts"

export const access = serverModule({
  name: "access",
  services({ db, clock, outside, gathered: { answers } }: Platform) {
    const access = createAccess({
      ...{ db, clock, https: outside.publicUrl?.protocol === "https:" },
      // The shared account carries the company's name, and a running timer keeps its login.
      companyName: () => answers.companyName(),
      isWorking: (accountId) => answers.isWorking(accountId),
    })
    return { access, secretLinks: createSecretLinks({ db, clock, log: access.log }) }
  },
  routes: ({ access }) => [accessRoutes(access)],
  schedule: ({ access, secretLinks }) => [
    { name: "forget sessions that ended", agent: "upkeep", every: everyHour, act: access.sweep },
    { name: "forget links that ended", agent: "upkeep", every: everyDay, act: secretLinks.sweep },
  ],
  texts: { access: texts, secretLinks: linkTexts },
  sample: [{ turn: 10, load: async () => (await import("./demo.ts")).fillAccounts }],
})
