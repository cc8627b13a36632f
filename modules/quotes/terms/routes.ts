import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { createInFlight } from "#src/http/inFlight.ts"
import { takesFile } from "#src/http/limits.ts"
import { uploadIn } from "#src/http/upload.ts"
import { conditionsFileName } from "../documents/fileNames.ts"
import { ConditionsReply, maxConditionsMegabytes, SavedTerms } from "./schema.ts"
import type { OfferTermsService } from "./service.ts"

/** Two of the largest at once, one for each owner. */
const largest = maxConditionsMegabytes * 1024 * 1024 + 64 * 1024
const uploads = createInFlight({ most: 2 * largest, perAddress: largest })

export const offerTermsRoutes = (terms: OfferTermsService, access: Access) =>
  new Elysia({ prefix: "/api/offer-terms" })
    .use(guard(access))
    .get("/", () => terms.saved(), { role: "manager", response: SavedTerms })
    .put("/", ({ body, me }) => terms.save(body, me), {
      role: "owner",
      body: SavedTerms,
      response: SavedTerms,
    })
    .post(
      "/conditions",
      ({ request, server, me }) => {
        return uploads.during(String(me.id), { request, server }, async (whole) =>
          terms.takeConditions(uploadIn(await whole(), { megabytes: maxConditionsMegabytes }).bytes),
        )
      },
      { role: "owner", ...takesFile(maxConditionsMegabytes), response: ConditionsReply },
    )
    .get(
      "/conditions",
      () => {
        const file = terms.fileOf(terms.current())
        return downloadOf(file, { attachment: conditionsFileName(file) })
      },
      { role: "manager" },
    )
