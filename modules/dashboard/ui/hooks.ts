import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import { useRememberedOnSite } from "#ui/lib/remembered.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { DashboardData, type Figures, type Period } from "../schema.ts"
import { api } from "./api.ts"

const every = 30_000

export const useDashboard = () => useRememberedOnSite(DashboardData, "/api/dashboard/data", api.data, every)

/** Asks the server itself, so it also tells when that can't be reached. */
export const useHealth = () => usePolled("/api/health", api.health, every)

export const useFigures = (period: Period) =>
  useSWR<Figures, ApiError>(["/api/figures", period], () => api.figures(period), { keepPreviousData: true })
