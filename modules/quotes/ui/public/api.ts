import * as z from "zod/mini"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { post } from "#ui/lib/http.ts"
import { type AddressOf, AddressReply } from "../../addresses/schema.ts"
import { PriceRange, type RangeWanted } from "../../range/schema.ts"
import { Questionnaire, type Submission, SubmissionReply, UploadReply } from "../../requests/schema.ts"

/** Who fills in a form types it meanwhile. */
const lookUpTimeout = 5000
const submitTimeout = 30_000
const uploadTimeout = 120_000

const Refused = z.object({ success: z.literal(false), error: z.optional(z.string()) })
const SubmitReply = z.union([SubmissionReply, Refused])

/** The calls of a visitor. */
export const api = {
  generateQuestions: (projectTypes: ProjectType[]) =>
    post(Questionnaire, "/api/local-engine/generate-questions", {
      projectType: projectTypes[0],
      projectTypes,
      useImproved: true,
    }),
  lookUpAddress: (door: AddressOf, signal: AbortSignal) =>
    post(AddressReply, "/api/address-lookup", door, { signal, timeout: lookUpTimeout }),
  priceRange: (wanted: RangeWanted, signal: AbortSignal) =>
    post(PriceRange, "/api/local-engine/price-range", wanted, { signal }),
  uploadPhoto: (photo: Blob, name: string) => {
    const form = new FormData()
    form.set("file", photo, name)
    form.set("type", "project-photo")
    return post(UploadReply, "/api/upload", form, { timeout: uploadTimeout })
  },
  submit: (submission: Submission, key: string) =>
    post(SubmitReply, "/api/live-offerte", submission, {
      headers: { "idempotency-key": key },
      timeout: submitTimeout,
    }),
}
export type Api = typeof api
