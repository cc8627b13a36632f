import { inPortions } from "#src/jobs/portions.ts"
import type { JobDays } from "#src/manifest/answers.ts"
import { siteOf } from "../pricing/start.ts"
import type { Versions } from "./versions.ts"

/**
 * How long the work of quotations takes, for who plans it. The lines of a version never change, so each is laid out
 * once; a few at a time, as an estimate is long.
 */
export function createJobDays({ versions }: { versions: Pick<Versions, "newestIds" | "newestOf"> }) {
  const known = new Map<number, JobDays | null>()

  function layOut(quotationId: number, versionId: number) {
    const [version] = versions.newestOf([quotationId])
    if (version) known.set(versionId, daysOf(version))
  }

  return async (quotationIds: readonly number[]): Promise<Map<number, JobDays>> => {
    const newest = versions.newestIds(quotationIds)
    const unknown = newest.filter(({ versionId }) => !known.has(versionId))
    await inPortions(unknown, ({ quotationId, versionId }) => layOut(quotationId, versionId))
    return new Map(
      newest.flatMap(({ quotationId, versionId }): [number, JobDays][] => {
        const days = known.get(versionId)
        return days ? [[quotationId, days]] : []
      }),
    )
  }
}

function daysOf({
  estimate,
  start,
}: Pick<ReturnType<Versions["newestOf"]>[number], "estimate" | "start">): JobDays | null {
  const last = Math.max(-1, ...siteOf(estimate.lines).stretches.map(([, end]) => end))
  if (last < 0) return null
  const waits = start?.day && (start.basis === "wanted" || start.basis === "delivered")
  return { days: last + 1, notBefore: waits ? { day: start.day!, why: start.basis as "wanted" } : null }
}
