import { get } from "#ui/lib/http.ts"
import { Figures } from "../../calculators/schema.ts"

export const api = { figures: () => get(Figures, "/api/calculators") }
