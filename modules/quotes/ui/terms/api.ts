import { get, post, put } from "#ui/lib/http.ts"
import { ConditionsReply, SavedTerms } from "../../terms/schema.ts"

export const api = {
  get: () => get(SavedTerms, "/api/offer-terms"),
  save: (terms: SavedTerms) => put(SavedTerms, "/api/offer-terms", terms),
  takeConditions(file: File) {
    const form = new FormData()
    form.append("file", file)
    return post(ConditionsReply, "/api/offer-terms/conditions", form)
  },
}
