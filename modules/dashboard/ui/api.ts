import { Health } from "#modules/settings/schema.ts"
import { get } from "#ui/lib/http.ts"
import { DashboardData, Figures, type Period } from "../schema.ts"

export const api = {
  data: () => get(DashboardData, "/api/dashboard/data"),
  health: () => get(Health, "/api/health"),
  figures: (period: Period) => get(Figures, "/api/figures", { period }),
}
