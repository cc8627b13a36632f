import { useSearchParams } from "wouter"
import { hrefOfWeek } from "#modules/timeline/ui/useWeekAddress.ts"
import type { Day } from "#src/shared/days.ts"

/** How the address of a week sheet says that it is of everyone. */
const everyone = "iedereen"

/** Whose sheet the address asks for; undefined: one's own. */
export function useWhose(): number | "everyone" | undefined {
  const [params] = useSearchParams()
  const asked = params.get("persoon")
  if (asked === everyone) return "everyone"
  return asked && /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined
}

/** The project that the address narrows the hours to. */
export function useAskedProject(): number | undefined {
  const [params] = useSearchParams()
  const asked = params.get("project")
  return asked && /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined
}

/** Without a day: whatever week it is when it is opened. */
export const sheetHref = (monday: Day | undefined, whose?: number | "everyone") =>
  withQuestions("/uren/weekstaat", monday, "persoon", whose === "everyone" ? everyone : whose)

export const weeksHref = (monday: Day | undefined, projectId?: number) =>
  withQuestions("/uren", monday, "project", projectId)

function withQuestions(
  path: string,
  monday: Day | undefined,
  name: string,
  value: string | number | undefined,
) {
  const questions = [monday && hrefOfWeek(monday).slice(1), value !== undefined && `${name}=${value}`].filter(
    Boolean,
  )
  return questions.length > 0 ? `${path}?${questions.join("&")}` : path
}
