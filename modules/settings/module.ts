import type { access } from "#modules/access/module.ts"
import { everyDay } from "#src/jobs/schedule.ts"
import { mailJob } from "#src/mail/outbox.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { agentRoutes } from "./agentRoutes.ts"
import { createAgents } from "./agents.ts"
import { createCompanyNotices } from "./companyNotices.ts"
import { createFileNotices } from "./fileNotices.ts"
import { createHealth } from "./health.ts"
import { healthRoutes } from "./healthRoutes.ts"
import { createMail } from "./mail.ts"
import { mailRoutes } from "./mailRoutes.ts"
import { settings as nl } from "./nl.ts"
import { noticeRoutes } from "./noticeRoutes.ts"
import { createNotices } from "./notices.ts"
import { settingsChanges } from "./recent.ts"
import { settingsRoutes } from "./routes.ts"
import { createSettings } from "./service.ts"

export const settings = serverModule({
  name: "settings",
  services(given: After<[typeof access]>) {
    const { db, clock, jobs, files, schedule, outside, gathered } = given
    const { log } = given.access
    const settings = createSettings({ db, log, files })
    const mail = createMail({ db, clock, log, jobs, files, smtpUrl: outside.smtpUrl, settings })
    const agents = createAgents({
      names: gathered.agents,
      queued: jobs.status,
      recurring: schedule.status,
      scheduled: schedule.started,
      mailConfigured: mail.configured,
      slowest: () => given.stalls.today().longest,
    })
    const health = createHealth(db, given.access.hasAccount)
    return { settings, mail, agents, notices: createNotices(gathered.notices), health }
  },
  routes: ({ settings, health, mail, agents, notices, access, kept }) => [
    settingsRoutes(settings, access),
    healthRoutes(health),
    mailRoutes(mail, access, kept),
    agentRoutes(agents, access),
    noticeRoutes(notices, access),
  ],
  schedule: ({ mail }) => [
    { name: "forget mail that was sent long ago", agent: "upkeep", every: everyDay, act: mail.sweep },
  ],
  changes: ({ mail, access }) => settingsChanges({ mail, people: access.list }),
  notices: ({ settings, mail, agents, files }) => [
    { rank: 5, of: createFileNotices(files) },
    { rank: 70, of: createCompanyNotices(settings) },
    { rank: 80, of: mail.notices },
    { rank: 90, of: agents.notices },
  ],
  answers: ({ settings }) => ({ companyName: () => settings.get().companyName }),
  agents: { [mailJob]: nl.agents.name.mail, upkeep: nl.agents.name.upkeep },
  texts: { settings: nl },
  sample: [{ turn: 20, load: async () => (await import("./demo.ts")).fillSettings }],
})
