import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ById } from "#src/http/params.ts"
import type { ExtraPapers } from "./papers.ts"
import {
  AgreeExtra,
  ExtraChange,
  ExtraCorrection,
  ExtraMailProposal,
  ExtraWork,
  MailExtra,
  NewExtra,
  ProjectExtraWork,
  paperFormats,
  RefuseExtra,
  RemoveExtra,
  SeenExtra,
  WithdrawExtra,
} from "./schema.ts"
import type { ExtraWorkService } from "./service.ts"

const OnePaper = z.extend(ById, { format: z.enum(paperFormats) })

/** Spread into each call: what a call is given becomes its own. */
const one = { role: "manager", params: ById, response: ExtraWork } as const

export const extraWorkRoutes = (
  { extraWork, extraPapers }: { extraWork: ExtraWorkService; extraPapers: ExtraPapers },
  access: Access,
) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .get("/projects/:id/extra-work", ({ params }) => extraWork.ofProject(params.id), {
      role: "manager",
      params: ById,
      response: ProjectExtraWork,
    })
    .post(
      "/projects/:id/extra-work",
      ({ params, body, request, me }) => extraWork.note(params.id, body, keyOf(request), me),
      { ...one, body: NewExtra },
    )
    .get("/extra-work/:id", ({ params }) => extraWork.get(params.id), { ...one })
    .get(
      "/extra-work/:id/paper/:format",
      async ({ params, me }) => {
        const file = await extraPapers.file(params.id, params.format, me)
        return downloadOf(file, { attachment: file.name })
      },
      { role: "manager", params: OnePaper },
    )
    .get("/extra-work/:id/mail", ({ params }) => extraPapers.proposal(params.id), {
      role: "manager",
      params: ById,
      response: ExtraMailProposal,
    })
    .post(
      "/extra-work/:id/mail",
      async ({ params, body, request, me }) => {
        await extraPapers.mail(params.id, body, keyOf(request), me)
        return extraWork.get(params.id)
      },
      { ...one, body: MailExtra },
    )
    .put("/extra-work/:id", ({ params, body, me }) => extraWork.change(params.id, body, me), {
      ...one,
      body: ExtraChange,
    })
    .put("/extra-work/:id/agreement", ({ params, body, me }) => extraWork.agree(params.id, body, me), {
      ...one,
      body: AgreeExtra,
    })
    .put("/extra-work/:id/refusal", ({ params, body, me }) => extraWork.refuse(params.id, body, me), {
      ...one,
      body: RefuseExtra,
    })
    .put("/extra-work/:id/reopening", ({ params, body, me }) => extraWork.takeBack(params.id, body, me), {
      ...one,
      body: SeenExtra,
    })
    .put("/extra-work/:id/correction", ({ params, body, me }) => extraWork.correct(params.id, body, me), {
      ...one,
      body: ExtraCorrection,
    })
    .put("/extra-work/:id/withdrawal", ({ params, body, me }) => extraWork.withdraw(params.id, body, me), {
      ...one,
      body: WithdrawExtra,
    })
    .put("/extra-work/:id/removed", ({ params, body, me }) => extraWork.setRemoved(params.id, body, me), {
      ...one,
      body: RemoveExtra,
    })
