import type { access } from "#modules/access/module.ts"
import type { projects } from "#modules/projects/module.ts"
import type { quotes } from "#modules/quotes/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { createFindings } from "./checks/findings.ts"
import { createMarks } from "./checks/marks.ts"
import { checkChanges } from "./checks/recent.ts"
import { checkRoutes } from "./checks/routes.ts"
import { createChecks } from "./checks/service.ts"
import { templateRoutes } from "./checks/templates/routes.ts"
import { createTemplates } from "./checks/templates/service.ts"
import { createWarned } from "./checks/warned.ts"
import { intake as nl } from "./nl.ts"
import { intake as forWorkers } from "./worker.nl.ts"

export const intake = serverModule({
  name: "intake",
  services(
    given: After<[typeof access, typeof settings, typeof projects]> & Pick<After<[typeof quotes]>, "onSite">,
  ) {
    const { db, clock, replays, projects, projectFiles, onSite } = given
    const { log, list: people } = given.access
    const intakeTemplates = createTemplates({ db, log, replays })
    return {
      intakeTemplates,
      checks: createChecks({
        ...{ db, clock, log, replays, projects, people, onSite, templates: intakeTemplates },
        ...{ marks: createMarks(db), findings: createFindings(db) },
        warned: createWarned({ db, files: projectFiles }),
      }),
    }
  },
  routes: ({ checks, intakeTemplates, access }) => [
    templateRoutes(intakeTemplates, access),
    checkRoutes(checks, access),
  ],
  answers: ({ checks }) => ({ halts: checks.halts }),
  changes: ({ intakeTemplates }) => checkChanges(intakeTemplates),
  sample: [{ turn: 79, load: async () => (await import("./checks/demo.ts")).fillChecks }],
  texts: { intake: { errors: { ...nl.errors, ...forWorkers.errors } } },
})
