import { get, post, put } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import {
  Feed,
  Forecast,
  Moved,
  type Moves,
  type Plan,
  Planned,
  PlanningNews,
  ProjectPlanning,
  TimelineWeek,
  type WeekQuery,
} from "../schema.ts"

export const api = {
  week: (query: WeekQuery) => get(TimelineWeek, "/api/timeline", query),
  weather: (query: WeekQuery) => get(Forecast, "/api/timeline/weather", query),
  renewFeed: (company: boolean) => post(Feed, "/api/timeline/feed", { company }),
  news: () => get(PlanningNews, "/api/timeline/news"),
  see: (seen: PlanningNews) => post(PlanningNews, "/api/timeline/news/seen", { seen }),
  move: (moves: Moves["moves"], key: string) => post(Moved, "/api/timeline/moves", { moves }, keyed(key)),
  ofProject: (id: number) => get(ProjectPlanning, `/api/timeline/projects/${id}`),
  replan: (id: number, plan: Plan) => put(Planned, `/api/timeline/projects/${id}`, plan),
}
