import * as z from "zod/mini"
import { del, get, post, put } from "#ui/lib/http.ts"
import { keyed } from "#ui/lib/newKey.ts"
import {
  Colleague,
  Costs,
  HistoryEntry,
  type NewCost,
  type NewProject,
  Project,
  type ProjectChange,
  type ProjectFilter,
  type SetArchived,
  type SetDelay,
  type SetProgress,
  type SetStatus,
} from "../schema.ts"

export const api = {
  list: (filter: ProjectFilter) => get(z.array(Project), "/api/projects", filter),
  get: (id: number) => get(Project, `/api/projects/${id}`),
  create: (project: NewProject) => post(Project, "/api/projects", project),
  change: (id: number, change: ProjectChange) => put(Project, `/api/projects/${id}`, change),
  setStatus: (id: number, change: SetStatus) => put(Project, `/api/projects/${id}/status`, change),
  setProgress: (id: number, change: SetProgress) => put(Project, `/api/projects/${id}/progress`, change),
  setDelay: (id: number, change: SetDelay) => put(Project, `/api/projects/${id}/delay`, change),
  setArchived: (id: number, change: SetArchived) => put(Project, `/api/projects/${id}/archived`, change),
  history: (id: number) => get(z.array(HistoryEntry), `/api/projects/${id}/history`),
  costs: (id: number) => get(Costs, `/api/projects/${id}/costs`),
  bookCost: (id: number, cost: NewCost, key: string) =>
    post(Costs, `/api/projects/${id}/costs`, cost, keyed(key)),
  takeBackCost: (id: number, costId: number, key: string) =>
    del(Costs, `/api/projects/${id}/costs/${costId}`, keyed(key)),
  colleagues: () => get(z.array(Colleague), "/api/colleagues"),
}
