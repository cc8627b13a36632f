import type { Db } from "#db/open.ts"
import { writesIn } from "#db/writes.ts"
import type { AwayFrom, LeaveKind } from "#modules/absence/schema.ts"
import type { WorkPattern } from "#modules/absence/workDays/schema.ts"
import type { SecretLinks } from "#modules/access/links/service.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Closed } from "#src/shared/closed.ts"
import { DomainError } from "#src/shared/errors.ts"
import { reaches } from "#src/shared/roles.ts"
import { feedWords as words } from "./feed.nl.ts"
import { feedText } from "./feedText.ts"

export type Feeds = ReturnType<typeof createFeeds>

const scope = "timeline.feed"
/** Of the whole company; accounts count from 1. */
const company = 0
/** A calendar is followed for years; who wants it shut makes a new address. */
const days = 3650

/** Secret addresses of the planning for a calendar program: of one person each, and one of the company. */
export function createFeeds({
  db,
  secretLinks,
  projects,
  clock,
  people,
  isActive,
  companyName,
  closed,
  awayFrom,
  patternsOf,
}: {
  db: Db
  secretLinks: SecretLinks
  projects: Projects
  clock: Clock
  people: () => User[]
  /** Whether an account may still come in. */
  isActive: (accountId: number) => boolean
  companyName: () => string
  closed: () => readonly Closed[]
  awayFrom: AwayFrom
  patternsOf: (accountId: number) => readonly WorkPattern[]
}) {
  const writes = writesIn(db)
  /** A calendar program may ask every minute, for each of sixty people. */
  const kept = new Map<number, Kept>()

  /** One's own, or the company's for who plans. */
  const subjectOf = (whole: boolean, by: User) => {
    if (whole && !reaches(by.role, "manager")) throw new DomainError("access.notAllowed", 403)
    return { scope, subject: whole ? company : by.id }
  }

  return {
    /** A new address; the one before it opens nothing any more. Nobody can read it back later. */
    renew(whole: boolean, by: User): { path: string } {
      const opens = subjectOf(whole, by)
      secretLinks.end(opens, by.id)
      return { path: `/api/agenda/${secretLinks.issue(opens, days)}` }
    },
    /** The calendar behind an address. Of somebody who left it is gone at once. */
    open(token: string, address: string): Feed {
      const { subject } = secretLinks.open(token, scope, address)
      if (subject !== company && !isActive(subject)) throw new DomainError("secretLinks.ended", 404)
      const of = `${writes()} ${today(clock)}`
      const known = kept.get(subject)
      if (known?.of === of) return known.feed
      const feed = made(subject)
      kept.set(subject, { of, feed })
      return feed
    },
  }

  function made(subject: number): Feed {
    const names = new Map(people().map(({ id, name }) => [id, name]))
    const now = today(clock)
    const work = projects
      .plannedFrom(now)
      .filter(({ team }) => subject === company || team.includes(subject))
      .map(({ team, ...one }) => ({ ...one, team: team.map((id) => names.get(id) ?? "").filter(Boolean) }))
    const of = subject === company ? companyName() : (names.get(subject) ?? "")
    const away = awayFrom(now, "program")
      .filter(
        ({ person, kind, asked }) => kind !== "sick" && !asked && [company, person.id].includes(subject),
      )
      .map(({ person, from, to, kind }) => ({
        ...{ from, to: to ?? from, personId: person.id },
        name: subject === company ? words.away(person.name) : words.leave[kind as LeaveKind],
      }))
    const text = feedText(work, {
      ...{ of, today: now, closed: closed(), teams: subject === company, away },
      // The company's has all that is worked; whether he is there stands in one's own.
      patterns: subject === company ? [] : patternsOf(subject),
    })
    return { text, etag: `"${Bun.hash(text).toString(36)}"` }
  }
}

interface Feed {
  text: string
  etag: string
}

interface Kept {
  /** What stood in the database, and the day: with others it is made anew. */
  of: string
  feed: Feed
}
