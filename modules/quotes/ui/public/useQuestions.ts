import useSWR from "swr"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { api } from "./api.ts"

/** The questionnaire for these types. */
export const useQuestions = (types: ProjectType[]) =>
  useSWR(types.length > 0 && ["/api/local-engine/generate-questions", ...types], () =>
    api.generateQuestions(types),
  )
