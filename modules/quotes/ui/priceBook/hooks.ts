import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import type { Experience, NormDetail, PriceBookView } from "../../priceBook/schema.ts"
import { api } from "./api.ts"

/** Every read of the book begins with it, so a change refreshes them all. */
export const priceBookPath = "/api/price-book"

/** The whole book as it holds today, with its history. Read once: it changes a few times a year. */
export const usePriceBook = () => useSWR<PriceBookView, ApiError>(priceBookPath, api.view)

/** How the price of one norm comes about. */
export const useNorm = (code: string) =>
  usePolled<NormDetail>([priceBookPath, "norms", code], () => api.norm(code), 0)

/** Finished projects beside their norms; hours land every day, so it is read at each visit. */
export const useExperience = () => usePolled<Experience>([priceBookPath, "experience"], api.experience, 0)
