import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import type { Figures, Period } from "../schema.ts"
import { api } from "./api.ts"

/** Section 9 of the specification. */
const every = 30_000

export const useDashboard = () => usePolled("/api/dashboard/data", api.data, every)

/** Asks the server itself, so it also tells when that can't be reached. */
export const useHealth = () => usePolled("/api/health", api.health, every)

export const useFigures = (period: Period) =>
  useSWR<Figures, ApiError>(["/api/figures", period], () => api.figures(period), { keepPreviousData: true })
