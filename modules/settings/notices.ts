import type { User } from "#modules/access/schema.ts"
import { reaches } from "#src/shared/roles.ts"
import type { Notice } from "./schema.ts"

export type Notices = ReturnType<typeof createNotices>
/** What needs someone; `me` is who asks, for what concerns him alone. */
export type NoticeSource = (me: User) => Notice[]

const order = ["bad", "warn", "info"]

/**
 * What needs someone. Nothing is kept: each source looks at how things are now, so a notice goes when its cause does.
 * A source gives a notice only for what is there, and names the least role that can do something about it.
 */
export function createNotices() {
  const sources: NoticeSource[] = []
  return {
    from(source: NoticeSource) {
      sources.push(source)
    },
    /** The worst first, then as the sources were named. */
    list: (me: User): Notice[] =>
      sources
        .flatMap((source) => source(me))
        .filter((notice) => reaches(me.role, notice.role))
        .toSorted((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone)),
  }
}
