import useSWR from "swr"
import { api } from "./api.ts"

/** Hook: what quotations are calculated with. */
export const useArticles = () => useSWR("/api/materials/articles", api.articles).data ?? []
