import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { longReply } from "#src/http/longReply.ts"
import { longImportSeconds, takesSheet } from "#src/sheets/limits.ts"
import { ImportCounts, ImportOrder, ImportPreview, ImportSheet } from "./schema.ts"
import type { StockImport } from "./service.ts"

/** Materials from a list. */
export const importRoutes = (stockImport: StockImport, access: Access) =>
  new Elysia({ prefix: "/api/materials" })
    .use(guard(access))
    .post("/import/preview", ({ body }) => stockImport.preview(body), {
      role: "manager",
      ...takesSheet,
      body: ImportSheet,
      response: longReply(ImportPreview),
    })
    .post(
      "/import",
      ({ body, me, request, server }) => {
        server?.timeout(request, longImportSeconds)
        return stockImport.takeIn(body, me)
      },
      { role: "manager", ...takesSheet, body: ImportOrder, response: ImportCounts },
    )
