import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { keyOf } from "#src/http/idempotency.ts"
import { createInFlight } from "#src/http/inFlight.ts"
import { takesFile } from "#src/http/limits.ts"
import { ById, NumberInPath } from "#src/http/params.ts"
import { maxScanMegabytes } from "../schema.ts"
import { OcrResult, Scan, ScanFilter, ScanRow, Underway, UnreadScan } from "./schema.ts"
import type { Scans } from "./service.ts"
import { sentScanIn } from "./upload.ts"

/** Until the answer is 202: what takes longer is asked for. Who says `Prefer: respond-async` need not wait. */
const patience = 8_000

/** Two of the largest at once, one for each account. */
const megabyte = 1024 * 1024
const uploads = createInFlight({ most: 56 * megabyte, perAddress: 28 * megabyte })

/** Invoices as they come in. */
export const scanRoutes = (scans: Scans, access: Access) =>
  new Elysia({ prefix: "/api/invoice-ocr" })
    .use(guard(access))
    .post(
      "/upload-invoice-photo",
      async ({ request, server, status, me }) => {
        const { headers } = request
        const id = await uploads.during(String(me.id), { request, server }, async (whole) =>
          scans.add(await sentScanIn(await whole()), keyOf(request), me),
        )
        if (headers.get("prefer") === "respond-async") return status(202, scans.underway(id))
        const settled = await scans.settled(id, patience)
        if ("failed" in settled) return status(422, settled.failed)
        return "result" in settled ? settled.result : status(202, settled.underway)
      },
      {
        role: "worker",
        ...takesFile(maxScanMegabytes),
        response: { 200: OcrResult, 202: Underway, 422: UnreadScan },
      },
    )
    .get("/scans", ({ query, me }) => scans.list(query, me), {
      role: "worker",
      query: ScanFilter,
      response: z.array(ScanRow),
    })
    .get("/scans/:id", ({ params, me }) => scans.get(params.id, me), {
      role: "worker",
      params: ById,
      response: Scan,
    })
    .delete("/scans/:id", ({ params, me }) => scans.discard(params.id, me), {
      role: "worker",
      params: ById,
      response: Scan,
    })
    .put("/scans/:id/restored", ({ params, me }) => scans.restore(params.id, me), {
      role: "worker",
      params: ById,
      response: Scan,
    })
    .post("/scans/:id/reading", ({ params, me }) => scans.readAgain(params.id, me), {
      role: "worker",
      params: ById,
      response: Scan,
    })
    .get(
      "/scans/:id/file",
      ({ params, me }) => {
        const file = scans.original(params.id, me)
        return downloadOf(file, { attachment: file.name })
      },
      { role: "worker", params: ById },
    )
    .get(
      "/scans/:id/pages/:page",
      async ({ params, me, request, server }) => {
        // A large one is drawn once what is being read is done.
        server?.timeout(request, 240)
        return downloadOf(await scans.picture(params.id, params.page, me))
      },
      { role: "worker", params: z.extend(ById, { page: NumberInPath }) },
    )
