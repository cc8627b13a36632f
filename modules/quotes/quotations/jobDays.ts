import { inPortions } from "#src/jobs/portions.ts"
import type { JobDays } from "#src/manifest/answers.ts"
import { siteOf } from "../pricing/start.ts"
import type { Versions } from "./versions.ts"

/**
 * How long the work of quotations takes, for who plans it. The lines of a version never change, so each is laid out
 * once; a few at a time, as an estimate is long.
 */
export function createJobDays({ versions }: { versions: Pick<Versions, "newestIds" | "newestOf"> }) {
  const known = new Map<string, JobDays | null>()

  function layOut({ quotationId, ...one }: Newest) {
    const [version] = versions.newestOf([quotationId])
    if (version) known.set(keyOf(one), daysOf(version))
  }

  return async (quotationIds: readonly number[]): Promise<Map<number, JobDays>> => {
    const newest = versions.newestIds(quotationIds)
    await inPortions(
      newest.filter((one) => !known.has(keyOf(one))),
      layOut,
    )
    return new Map(
      newest.flatMap(({ quotationId, ...one }): [number, JobDays][] => {
        const days = known.get(keyOf(one))
        return days ? [[quotationId, days]] : []
      }),
    )
  }
}

type Newest = ReturnType<Versions["newestIds"]>[number]

/** A proposal that nobody kept gives its number to the next. */
const keyOf = ({ versionId, createdAt }: Omit<Newest, "quotationId">) => `${versionId} ${createdAt}`

function daysOf({
  estimate,
  start,
}: Pick<ReturnType<Versions["newestOf"]>[number], "estimate" | "start">): JobDays | null {
  const last = Math.max(-1, ...siteOf(estimate.lines).stretches.map(([, end]) => end))
  return last < 0 ? null : { days: last + 1, notBefore: waitsFor(start) }
}

function waitsFor(start: Parameters<typeof daysOf>[0]["start"]): JobDays["notBefore"] {
  if (!start?.day) return null
  const { day, basis } = start
  return basis === "wanted" || basis === "delivered" ? { day, why: basis } : null
}
