import type { access } from "#modules/access/module.ts"
import type { quotes } from "#modules/quotes/module.ts"
import type { settings } from "#modules/settings/module.ts"
import { type After, serverModule } from "#src/manifest/module.ts"
import { calculatorRoutes } from "./calculators/routes.ts"
import { createCalculatorFigures } from "./calculators/service.ts"
import { intake as nl } from "./nl.ts"
import { intake as forWorkers } from "./worker.nl.ts"

export const intake = serverModule({
  name: "intake",
  services: (given: After<[typeof access, typeof settings, typeof quotes]>) => ({
    calculatorFigures: createCalculatorFigures({
      ...{ clock: given.clock, settings: given.settings.get, priceBook: given.priceBook },
    }),
  }),
  routes: ({ calculatorFigures, access }) => [calculatorRoutes(calculatorFigures, access)],
  texts: { intake: { errors: { ...nl.errors, ...forWorkers.errors } } },
})
