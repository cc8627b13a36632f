import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import type { PictureChoice } from "../../../pictures/choices/schema.ts"
import { quotationsPath } from "../hooks.ts"
import { api } from "./api.ts"

/** The photos that it may carry. */
export const usePictureChoices = (quotation: number) =>
  useSWR<PictureChoice[], ApiError>([quotationsPath, quotation, "pictures"], () => api.choices(quotation))
