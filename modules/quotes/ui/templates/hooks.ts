import useSWRImmutable from "swr/immutable"
import type { ApiError } from "#ui/lib/http.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import type { FilledTemplate, Template } from "../../templates/schema.ts"
import { api } from "./api.ts"

/** Every read of a template begins with it, so a write refreshes them all. */
export const templatesPath = "/api/quotation-templates"

const forNewOnes = 60_000

export const useTemplates = () => usePolled<Template[]>([templatesPath], api.list, forNewOnes)

/** Asked for once: what one began with doesn't change under one's hands. */
export const useTemplate = (id: number | undefined) =>
  useSWRImmutable<FilledTemplate, ApiError>(id !== undefined && [templatesPath, id], () => api.get(id!))
