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
    open(token: string, address: string): { text: string; etag: string } {
      const { subject } = secretLinks.open(token, scope, address)
      if (subject !== company && !isActive(subject)) throw new DomainError("secretLinks.ended", 404)
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
    },
  }
}
