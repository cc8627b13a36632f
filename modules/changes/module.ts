import type { access } from "#modules/access/module.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { changes as texts } from "./nl.ts"
import { changeRoutes } from "./routes.ts"
import { createChanges } from "./service.ts"

/** It tells what the modules before and after it say of their changes. */
export const changes = serverModule({
  name: "changes",
  services({ access: { log, list: people }, replays, gathered }: After<[typeof access]>) {
    return { changes: createChanges({ log, people, replays, told: gathered.changed }) }
  },
  routes: ({ changes, access }) => [changeRoutes(changes, access)],
  texts: { changes: texts },
})
