import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { deviceTimeHeader } from "#modules/gps/schema.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { ById } from "#src/http/params.ts"
import type { IntakeReports } from "./reports.ts"
import {
  Agreement,
  ByAgreement,
  ByPerson,
  Person,
  ReportQuery,
  SaveAgreement,
  SavePerson,
  Visit,
} from "./schema.ts"
import type { Visits } from "./service.ts"

const sendingOf = (request: Request) => ({
  key: keyOf(request),
  deviceTime: request.headers.get(deviceTimeHeader),
})

/** Of hundreds of photos, behind the reports of others. */
const reportSeconds = 240

/** What was agreed on site and by whom, and the report of the whole intake. */
export const visitRoutes = (
  { visits, intakeReport }: { visits: Visits; intakeReport: IntakeReports },
  access: Access,
) =>
  new Elysia({ prefix: "/api/projects/:id/visit" })
    .use(guard(access))
    .get("", ({ params }) => visits.of(params.id), { role: "worker", params: ById, response: Visit })
    .put(
      "/agreements/:agreement",
      ({ params: { id, agreement }, body, request, me }) =>
        visits.agree(id, agreement, body, sendingOf(request), me),
      { role: "worker", params: ByAgreement, body: SaveAgreement, response: Agreement },
    )
    .put(
      "/people/:person",
      ({ params: { id, person }, body, request, me }) =>
        visits.attend(id, person, body, sendingOf(request), me),
      { role: "worker", params: ByPerson, body: SavePerson, response: Person },
    )
    .get(
      "/report",
      async ({ params, query, request, server, me }) => {
        server?.timeout(request, reportSeconds)
        const report = await intakeReport(params.id, query, me)
        return downloadOf(report, { attachment: report.name })
      },
      { role: "worker", params: ById, query: ReportQuery },
    )
