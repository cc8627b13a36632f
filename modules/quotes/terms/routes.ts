import { Elysia } from "elysia"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { downloadOf } from "#src/http/download.ts"
import { createInFlight } from "#src/http/inFlight.ts"
import { takesFile } from "#src/http/limits.ts"
import { uploadIn } from "#src/http/upload.ts"
import { ConditionsReply, maxConditionsMegabytes, SavedTerms } from "./schema.ts"
import type { OfferTermsService } from "./service.ts"

/** Two of the largest at once, one for each owner. */
const largest = maxConditionsMegabytes * 1024 * 1024 + 64 * 1024
const uploads = createInFlight({ most: 2 * largest, perAddress: largest })

export const offerTermsRoutes = (terms: OfferTermsService, access: Access) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .get("/offer-terms", () => terms.saved(), { role: "manager", response: SavedTerms })
    .put("/offer-terms", ({ body, me }) => terms.save(body, me), {
      role: "owner",
      body: SavedTerms,
      response: SavedTerms,
    })
    .post(
      "/offer-terms/conditions",
      ({ request, server, me }) => {
        return uploads.during(String(me.id), { request, server }, async (whole) =>
          terms.takeConditions(uploadIn(await whole(), { megabytes: maxConditionsMegabytes }).bytes),
        )
      },
      { role: "owner", ...takesFile(maxConditionsMegabytes), response: ConditionsReply },
    )
    .get(
      "/offer-terms/conditions",
      () => {
        const file = terms.conditions()
        return downloadOf(file, { attachment: file.name })
      },
      { role: "manager" },
    )
