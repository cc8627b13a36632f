import { serverModule } from "#src/manifest/module.ts"
import { intake as nl } from "./nl.ts"
import { intake as forWorkers } from "./worker.nl.ts"

export const intake = serverModule({
  name: "intake",
  services: () => ({}),
  routes: () => [],
  texts: { intake: { errors: { ...nl.errors, ...forWorkers.errors } } },
})
