import { and, desc, eq, gte, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { csvFile } from "#src/documents/csv.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { apart, inPortions } from "#src/jobs/portions.ts"
import type { Answers } from "#src/manifest/answers.ts"
import type { Changed } from "#src/manifest/changes.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { type Day, formatDay } from "#src/shared/days.ts"
import { among } from "./among.ts"
import { createArchiving } from "./archiving.ts"
import { createBookings } from "./bookings.ts"
import { createChanges } from "./changes.ts"
import { createOrdering } from "./commitments/ordering.ts"
import type { Commitments } from "./commitments/service.ts"
import type { Customers } from "./customers.ts"
import { createEditing } from "./editing.ts"
import { sheetOf } from "./export.ts"
import { createGenerated } from "./generated.ts"
import { createHistory } from "./history.ts"
import type { JobNumbers } from "./jobNumbers.ts"
import type { Ledger } from "./ledger.ts"
import { projects as nl } from "./nl.ts"
import { createPlanned } from "./planned.ts"
import { createQuoted } from "./quoted.ts"
import type {
  Colleague,
  Costs,
  HistoryEntry,
  NewCost,
  Project,
  ProjectFilter,
  SetArchived,
} from "./schema.ts"
import { createSums } from "./sums.ts"
import { projects, projectTeam } from "./table.ts"
import { createUnderway } from "./underway.ts"
import { createProjectView, type ProjectRow } from "./view.ts"
import { createWaysBack } from "./waysBack.ts"
import { createWorkplaces } from "./workplaces.ts"

export type Projects = ReturnType<typeof createProjects>

/** The user name of the shared account: an office, nobody on a site. */
const office = "kantoor"

/** The jobs of the company. Verbs that say so take part in the caller's transaction. */
export function createProjects({
  db,
  clock,
  log,
  customers,
  ledger,
  commitments,
  people,
  present,
  replays,
  offers,
  budgets,
  jobNumbers,
  told,
}: {
  db: Db
  clock: Clock
  log: Log
  customers: Customers
  ledger: Ledger
  commitments: Commitments
  /** Everyone with an account. */
  people: () => User[]
  /** Of those, who did not leave. */
  present: () => User[]
  replays: Replays
  offers: Answers["offers"]
  budgets: Answers["budgets"]
  jobNumbers: JobNumbers
  /** What all modules say of their changes. */
  told: readonly Changed[]
}) {
  const view = createProjectView({ db, clock, people })
  const changes = createChanges({ db, clock, log, people, view, jobNumbers })
  const bookings = createBookings({ ledger, commitments, log, people, budgets })
  const history = createHistory({ log, people, told })
  const generated = createGenerated({ offers })

  const colleaguesAmong = (users: User[]): Colleague[] =>
    users.filter(({ username }) => username !== office).map(({ id, name, role }) => ({ id, name, role }))
  const colleagues = () => colleaguesAmong(present())

  const rows = (where: SQL | undefined, most = -1): ProjectRow[] =>
    db.select().from(projects).where(where).orderBy(desc(projects.id)).limit(most).all()

  function* portionsOf(where: SQL | undefined, viewer: User): Generator<Project[]> {
    let found = rows(where, atOnce)
    while (found.length > 0) {
      yield view.all(found, viewer)
      found = found.length < atOnce ? [] : rows(and(where, lt(projects.id, found.at(-1)!.id)), atOnce)
    }
  }
  function* portions(which: Which, viewer: User): Generator<Project[]> {
    for (const portion of portionsOf(conditionOf(which), viewer))
      yield which.chatgptGenerated === "true" ? generated(portion, viewer) : portion
  }
  /** In one go: for within a transaction, and for who has few. */
  const list = (which: Which, viewer: User): Project[] => [...portions(which, viewer)].flat()
  /** The same, ten thousand of them without holding up anybody. */
  const longList = async (which: Which, viewer: User): Promise<Project[]> =>
    (await inPortions(portions(which, viewer), (portion) => portion)).flat()

  const costs = (id: number, viewer: User): Costs => bookings.of(changes.find(id), viewer)

  const get = (id: number, viewer: User): Project =>
    generated(view.all([changes.find(id)], viewer), viewer)[0]!
  const archiving = createArchiving({ clock, log, changes })
  const quoted = createQuoted({ clock, log, customers, ledger, changes, jobNumbers })

  return {
    list,
    longList,
    get,
    /** What is at hand of a customer, then what was put away, each the newest first. */
    async ofCustomer(customerId: number, viewer: User): Promise<Project[]> {
      const kept = (archived: boolean) => and(eq(projects.customerId, customerId), atHand(archived))
      const both = [false, true].map((archived) =>
        inPortions(portionsOf(kept(archived), viewer), (portion) => portion),
      )
      return (await Promise.all(both)).flat(2)
    },
    /** A file for Excel. */
    async sheet(filter: ProjectFilter, viewer: User) {
      const all = await longList(filter, viewer)
      const booked = await ledger.totalsOfAll(viewer)
      return csvFile(fileName(today(clock)), ...(await sheetOf(all, booked, viewer)))
    },
    history(id: number): HistoryEntry[] {
      changes.find(id)
      return history(id)
    },
    /** Who can be put on work. */
    colleagues,
    /** With who left, to name them and what they worked. */
    everyone: () => colleaguesAmong(people()),
    costs,
    /** The same of thousands of lines, without holding up anybody. */
    async longCosts(id: number, viewer: User): Promise<Costs> {
      const project = changes.find(id)
      const lines = await apart(() => ledger.linesFor(id, viewer))
      return bookings.of(project, viewer, lines)
    },
    /** By hand: an invoice that came in otherwise, hours of before. */
    bookCost(id: number, cost: NewCost, key: string | null, by: User): Costs {
      replays.once<true>("projects.bookCost", key, { id, cost }, () => {
        bookings.book(changes.changeable(id).id, cost, by)
        return true
      })
      return costs(id, by)
    },
    /** Only what was booked by hand; the log keeps the line. */
    takeBackCost(id: number, costId: number, key: string | null, by: User): Costs {
      replays.once<true>("projects.takeBackCost", key, { id, costId }, () => {
        bookings.takeBack(changes.changeable(id).id, costId, by)
        return true
      })
      return costs(id, by)
    },
    ...createOrdering({ db, replays, commitments, changes, costs }),
    ...createEditing({ db, clock, log, changes, view, colleagues }),
    setArchived: (id: number, { archived }: SetArchived, by: User): Project =>
      write<Project>(db, () => {
        archiving[archived ? "archive" : "restore"](id, by.id)
        return get(id, by)
      }),
    ...archiving,
    waysBack: createWaysBack({ clock, changes, archiving, bookings, commitments, ledger }),
    /** For a request, which comes before its project. */
    nextNumber: jobNumbers.next,
    ...quoted,
    ...createSums({ db }),
    ...createWorkplaces({ db }),
    ...createPlanned({ db }),
    ...createUnderway({ db }),
  }
}

const fileName = (day: Day) => `${nl.export.file} ${formatDay(day)}.csv`

/**
 * Besides what a screen asks: `open` without what is completed, but for what may be `during` those days; those that
 * have this `member` on their team; those with these `ids`.
 */
interface Which extends ProjectFilter {
  open?: true
  during?: { from: Day; to: Day }
  member?: number
  ids?: number[]
}

const atOnce = 250

const conditionOf = ({ chatgptGenerated, archived, open, during, member, ids }: Which): SQL | undefined =>
  and(
    ids && among(projects.id, ids),
    member === undefined ? undefined : withMember(member),
    atHand(archived === "true"),
    chatgptGenerated && (chatgptGenerated === "true" ? isNotNull : isNull)(projects.generatedAt),
    open && or(ne(projects.status, "completed"), during && isDuring(during)),
  )

const withMember = (id: number) =>
  sql`${projects.id} in (select ${projectTeam.projectId} from ${projectTeam} where ${projectTeam.accountId} = ${id})`

const isDuring = ({ from, to }: { from: Day; to: Day }) =>
  and(lte(projects.startOn, to), or(isNull(projects.endOn), gte(projects.endOn, from)))

const atHand = (archived: boolean) => (archived ? isNotNull : isNull)(projects.archivedAt)
