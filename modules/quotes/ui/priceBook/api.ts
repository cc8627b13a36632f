import { get, post } from "#ui/lib/http.ts"
import { type ChangePrices, Experience, NormDetail, PriceBookView } from "../../priceBook/schema.ts"

export const api = {
  view: () => get(PriceBookView, "/api/price-book"),
  norm: (code: string) => get(NormDetail, `/api/price-book/norms/${code}`),
  experience: () => get(Experience, "/api/price-book/experience"),
  change: (change: ChangePrices) => post(PriceBookView, "/api/price-book/changes", change),
}
