import { get } from "#ui/lib/http.ts"
import { Articles } from "../../articles/schema.ts"

export const api = { articles: () => get(Articles, "/api/materials/articles") }
