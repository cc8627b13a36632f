import { get, put } from "#ui/lib/http.ts"
import { Forecast, type Plan, Planned, TimelineWeek, type WeekQuery } from "../schema.ts"

export const api = {
  week: (query: WeekQuery) => get(TimelineWeek, "/api/timeline", query),
  weather: (query: WeekQuery) => get(Forecast, "/api/timeline/weather", query),
  replan: (id: number, plan: Plan) => put(Planned, `/api/timeline/projects/${id}`, plan),
}
