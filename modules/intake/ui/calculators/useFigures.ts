import { rateCents } from "#modules/quotes/pricing/norm.ts"
import { useRememberedOnSite } from "#ui/lib/remembered.ts"
import { Figures } from "../../calculators/schema.ts"
import { paintStandards } from "../../calculators/standards.ts"
import { api } from "./api.ts"

/** What the company reckons with; as long as that is not known, what the program ships with: one need not wait for it. */
export const useFigures = (): Figures =>
  useRememberedOnSite(Figures, "/api/calculators", api.figures).data ?? standard

const standard: Figures = {
  ...paintStandards,
  rates: {
    specialist: rateCents.specialist / 100,
    carpenter: rateCents.carpenter / 100,
    helper: rateCents.helper / 100,
  },
}
