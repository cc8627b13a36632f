import type { access } from "#modules/access/module.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { layIndex } from "./indexing.ts"
import { searchRoutes } from "./routes.ts"
import { createSearch } from "./service.ts"
import { search as texts } from "./worker.nl.ts"

/** The last of the modules: it finds what those before it say may be found. */
export const search = serverModule({
  name: "search",
  services({ db, gathered }: After<[typeof access]>) {
    layIndex(db, gathered.findables)
    return { search: createSearch(db, gathered.findables) }
  },
  routes: ({ search, access }) => [searchRoutes(search, access)],
  texts: { search: texts },
})
