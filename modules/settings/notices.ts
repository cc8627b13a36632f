import type { RankedNotices } from "#src/manifest/gathered.ts"
import { groupOf, type Notice, noticeGroups } from "#src/shared/notice.ts"
import type { Role } from "#src/shared/roles.ts"
import { reaches } from "#src/shared/roles.ts"

export type Notices = ReturnType<typeof createNotices>

const order = ["bad", "warn", "info"]

/**
 * What needs someone. Nothing is kept: each source looks at how things are now, so a notice goes when its cause does.
 * A source gives a notice only for what is there, and names the least role that can do something about it.
 */
export function createNotices(sources: RankedNotices[]) {
  return {
    /** What costs money first; within a group what is worth most, then the worst, then by rank. */
    list: (me: { id: number; role: Role }): Notice[] =>
      sources
        .toSorted((a, b) => a.rank - b.rank)
        .flatMap(({ of }) => of(me))
        .filter((notice) => reaches(me.role, notice.role))
        .toSorted((a, b) => placeOf(a) - placeOf(b) || worthOf(b) - worthOf(a) || toneOf(a) - toneOf(b)),
  }
}

const placeOf = (notice: Notice) => noticeGroups.indexOf(groupOf(notice))
const toneOf = ({ tone }: Notice) => order.indexOf(tone)
const worthOf = ({ cents = 0 }: Notice) => Math.abs(cents)
