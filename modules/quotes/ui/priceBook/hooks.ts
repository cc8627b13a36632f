import { reaches } from "#src/shared/roles.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import type { Experience, NormDetail, PriceBookView } from "../../priceBook/schema.ts"
import { api } from "./api.ts"

/** Every read of the book begins with it, so a change refreshes them all. */
export const priceBookPath = "/api/price-book"

/** The whole book as it holds today, with its history; read at each visit. */
export const usePriceBook = () => usePolled<PriceBookView>(priceBookPath, api.view, 0)

/** How the price of one norm comes about. */
export const useNorm = (code: string) =>
  usePolled<NormDetail>([priceBookPath, "norms", code], () => api.norm(code), 0)

/** Finished projects beside their norms. */
export const useExperience = () => usePolled<Experience>([priceBookPath, "experience"], api.experience, 0)

/** The owner changes the book; a manager reads it. */
export const useMayChange = () => reaches(useSignedIn().role, "owner")
