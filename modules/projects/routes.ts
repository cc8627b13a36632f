import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById, NumberInPath } from "#src/http/params.ts"
import {
  Colleague,
  Costs,
  HistoryEntry,
  NewCost,
  NewProject,
  Project,
  ProjectChange,
  ProjectFilter,
  SetArchived,
  SetDelay,
  SetProgress,
  SetStatus,
} from "./schema.ts"
import type { Projects } from "./service.ts"

export const projectRoutes = (projects: Projects, access: Access, kept: KeptReplies) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .use(kept)
    .get("/projects", ({ query, me }) => projects.longList(query, me), {
      role: "worker",
      kept: true,
      query: ProjectFilter,
      response: longReply(z.array(Project)),
    })
    .post("/projects", ({ body, me }) => projects.create(body, me), {
      role: "manager",
      body: NewProject,
      response: Project,
    })
    .get(
      "/projects/export",
      async ({ query, me }) => {
        const sheet = await projects.sheet(query, me)
        return downloadOf(sheet, { attachment: sheet.name })
      },
      { role: "manager", query: ProjectFilter },
    )
    .get("/projects/:id", ({ params, me }) => projects.get(params.id, me), {
      role: "worker",
      params: ById,
      response: Project,
    })
    .put("/projects/:id", ({ params, body, me }) => projects.change(params.id, body, me), {
      role: "manager",
      params: ById,
      body: ProjectChange,
      response: Project,
    })
    .put("/projects/:id/status", ({ params, body, me }) => projects.setStatus(params.id, body, me), {
      role: "manager",
      params: ById,
      body: SetStatus,
      response: Project,
    })
    .put("/projects/:id/progress", ({ params, body, me }) => projects.setProgress(params.id, body, me), {
      role: "manager",
      params: ById,
      body: SetProgress,
      response: Project,
    })
    .put("/projects/:id/delay", ({ params, body, me }) => projects.setDelay(params.id, body, me), {
      role: "manager",
      params: ById,
      body: SetDelay,
      response: Project,
    })
    .put("/projects/:id/archived", ({ params, body, me }) => projects.setArchived(params.id, body, me), {
      role: "manager",
      params: ById,
      body: SetArchived,
      response: Project,
    })
    .get("/projects/:id/history", ({ params }) => projects.history(params.id), {
      role: "manager",
      params: ById,
      response: z.array(HistoryEntry),
    })
    .get("/projects/:id/costs", ({ params, me }) => projects.longCosts(params.id, me), {
      role: "manager",
      params: ById,
      response: longReply(Costs),
    })
    .post(
      "/projects/:id/costs",
      ({ params, body, request, me }) => projects.bookCost(params.id, body, keyOf(request), me),
      {
        role: "manager",
        params: ById,
        body: NewCost,
        response: longReply(Costs),
      },
    )
    .delete(
      "/projects/:id/costs/:costId",
      ({ params, request, me }) => projects.takeBackCost(params.id, params.costId, keyOf(request), me),
      {
        role: "manager",
        params: z.extend(ById, { costId: NumberInPath }),
        response: longReply(Costs),
      },
    )
    .get("/colleagues", () => projects.colleagues(), { role: "manager", response: z.array(Colleague) })
