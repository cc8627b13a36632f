import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import type { SavedTerms } from "../../terms/schema.ts"
import { api } from "./api.ts"

export const termsPath = "/api/offer-terms"

export const useOfferTerms = () => useSWR<SavedTerms, ApiError>(termsPath, api.get)
