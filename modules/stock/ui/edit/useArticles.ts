import useSWR from "swr"
import { get } from "#ui/lib/http.ts"
import { Articles } from "../../items/articles.schema.ts"

const path = "/api/materials/articles"

/** Hook: what quotations are calculated with. */
export const useArticles = () => useSWR(path, () => get(Articles, path)).data ?? []
