import { dayOf } from "#src/shared/calendar.ts"

/** What someone did on one of his phones, at a whole minute; `session` is what that phone calls it. */
export interface Doing {
  what: "start" | "stop" | "pause" | "resume"
  at: number
  session: string
  projectId: number
}

export interface Typed {
  from: number
  to: number
  projectId: number
}

const minute = 60_000

/**
 * Minutes per day and project, counted one by one in the order in which things happened: by hand what hours should come
 * to, without spans, cuts or breaks. What was typed stands above what a timer counted.
 */
export function minutesOfModel(doings: Doing[], typed: Typed[]): Record<string, number> {
  const counted: Record<string, number> = {}
  const sessions = new Map<string, { projectId: number }>()
  let current: { projectId: number } | undefined
  let paused = false
  const byTime = Map.groupBy(doings, ({ at }) => at)
  const times = [...doings.map(({ at }) => at), ...typed.flatMap(({ from, to }) => [from, to])]
  for (let at = Math.min(...times); at < Math.max(...times); at += minute) {
    for (const { what, session, projectId } of byTime.get(at) ?? []) {
      if (what === "start") {
        current = current?.projectId === projectId ? current : { projectId }
        sessions.set(session, current)
        paused = false
      } else if (current && sessions.get(session) === current) {
        if (what === "stop") current = undefined
        paused = what === "pause"
      }
    }
    const written = typed.find(({ from, to }) => from <= at && at < to)
    const projectId = written?.projectId ?? (paused ? undefined : current?.projectId)
    if (projectId === undefined) continue
    const key = `${dayOf(new Date(at))} ${projectId}`
    counted[key] = (counted[key] ?? 0) + 1
  }
  return counted
}
