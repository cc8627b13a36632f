import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { LabelQuery } from "./schema.ts"
import type { StockLabels } from "./service.ts"

/** Labels to print. `publicUrl`: where the site is reached; without it, where this request came in. */
export const labelRoutes = (labels: StockLabels, publicUrl: URL | undefined, access: Access) =>
  new Elysia({ prefix: "/api/materials/labels" }).use(guard(access)).get(
    "",
    async ({ query, request }) => {
      const { origin } = publicUrl ?? new URL(request.url)
      const paper = await labels.pdf(query, origin)
      return downloadOf(paper, { attachment: paper.name })
    },
    { role: "manager", query: LabelQuery },
  )
