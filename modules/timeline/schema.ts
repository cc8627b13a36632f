import * as z from "zod/mini"
import { absenceKinds, absenceParts } from "#modules/absence/schema.ts"
import { WorkPattern } from "#modules/absence/workDays/schema.ts"

/** Days are yyyy-MM-dd in Europe/Amsterdam, within a span in which every week has a number of four digits before it. */
export const firstDay = "2000-01-01"
export const lastDay = "2100-12-31"
const PlannedDay = z.iso.date().check(z.refine((day) => day >= firstDay && day <= lastDay))
const Day = z.iso.date()

/** `in_progress` is how the timeline spells active. */
export const timelineStatuses = ["delayed", "in_progress", "planned", "completed"] as const
export type TimelineStatus = (typeof timelineStatuses)[number]

const Named = z.object({ id: z.int(), name: z.string() })
export type Named = z.infer<typeof Named>

/**
 * A project as the planning shows it. `lead`: an offer that nobody accepted yet. Without `endDate` it counts as thirty days; without `startDate` it is
 * not planned yet.
 */
export const TimelineProject = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  /** Whether its address is on the map, so that it can have a forecast. */
  located: z.boolean(),
  startDate: z.nullable(Day),
  endDate: z.optional(Day),
  status: z.enum(timelineStatuses),
  lead: z.boolean(),
  progress: z.int(),
  team: z.array(Named),
  /** What must be settled before work on it may begin; left out: nothing. */
  halted: z.optional(z.array(z.string())),
  /** Working days by which agreed extra work ends later than `endDate` says; left out: it holds that. */
  delayDays: z.optional(z.int()),
  version: z.int(),
})
export type TimelineProject = z.infer<typeof TimelineProject>

/** Two projects that are not completed both want this person, from the first to the last day inclusive. */
export const Conflict = z.object({
  person: Named,
  projects: z.tuple([Named, Named]),
  from: Day,
  to: Day,
})
export type Conflict = z.infer<typeof Conflict>

/** The longest that is shown at once. */
export const mostWeeks = 6

export const WeekQuery = z.strictObject({
  from: z.optional(PlannedDay),
  /** How many from there; one when left out. */
  weeks: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostWeeks))),
})
export type WeekQuery = z.infer<typeof WeekQuery>

/**
 * A week, or some after each other, and all that is needed to plan in it. `projects` holds what stands in the week and every project that is not
 * completed, so that a conflict in another week is seen before it is made; `days` refer to them by id, in order.
 */
export const TimelineWeek = z.object({
  today: Day,
  monday: Day,
  days: z.array(
    z.object({
      day: Day,
      holiday: z.nullable(z.string()),
      /** The name of what the company is closed for that day; empty for its usual holiday. */
      closed: z.nullable(z.string()),
      projectIds: z.array(z.int()),
    }),
  ),
  summary: z.object({
    week: z.int(),
    today: z.int(),
    delayed: z.int(),
    activeTeams: z.int(),
    /** How many different people are in those teams. */
    people: z.int(),
  }),
  conflicts: z.array(Conflict),
  /** Not completed and past their last day, so that no column of this week shows them. */
  overdueIds: z.array(z.int()),
  unplannedIds: z.array(z.int()),
  /** For who plans: of those without days, what the quotation says of the days it takes, and from when. */
  jobs: z.array(
    z.object({
      id: z.int(),
      days: z.int(),
      notBefore: z.nullable(z.object({ day: Day, why: z.enum(["wanted", "delivered"]) })),
    }),
  ),
  projects: z.array(TimelineProject),
  /**
   * Who can be put on a team; `crew`: works on sites, so that a day without work is a day free. `workDays`: on which days
   * he works, where that is not all of the week.
   */
  people: z.array(z.extend(Named, { crew: z.boolean(), workDays: z.array(WorkPattern) })),
  /**
   * Who is away, from today or the first day shown on: `to` null until further notice, `kind` null for who may not know
   * why, `asked`: it may still be refused.
   */
  away: z.array(
    z.object({
      person: Named,
      from: Day,
      to: z.nullable(Day),
      part: z.enum(absenceParts),
      kind: z.nullable(z.enum(absenceKinds)),
      asked: z.boolean(),
    }),
  ),
  /** When the company is closed from today on, also after this week; the name as of a day. */
  closed: z.array(z.object({ from: Day, to: Day, name: z.string() })),
})
export type TimelineWeek = z.infer<typeof TimelineWeek>

/** Of one project from today on: who is wanted by another as well, and who of its team is away. */
export const ProjectPlanning = z.object({
  conflicts: z.array(Conflict),
  away: z.array(z.object({ person: Named, from: Day, to: Day, kind: z.nullable(z.enum(absenceKinds)) })),
})
export type ProjectPlanning = z.infer<typeof ProjectPlanning>

/** `startDate` null takes a project out of the planning again. */
export const Plan = z.strictObject({
  startDate: z.nullable(PlannedDay),
  endDate: z.nullable(PlannedDay),
  team: z.array(z.int().check(z.positive())).check(z.maxLength(30)),
  version: z.int().check(z.positive()),
})
export type Plan = z.infer<typeof Plan>

/** Some at once: work that moves, and what makes room for it. */
export const Moves = z.strictObject({
  moves: z.array(z.extend(Plan, { id: z.int().check(z.positive()) })).check(
    z.minLength(1),
    z.maxLength(60),
    z.refine((moves) => new Set(moves.map(({ id }) => id)).size === moves.length),
  ),
})
export type Moves = z.infer<typeof Moves>

/** The projects after it, and whom they now want together with another. */
export const Moved = z.object({ projects: z.array(TimelineProject), conflicts: z.array(Conflict) })
export type Moved = z.infer<typeof Moved>

/** A project after it was planned, and whom it now wants together with another project. */
export const Planned = z.object({ project: TimelineProject, conflicts: z.array(Conflict) })
export type Planned = z.infer<typeof Planned>

const SeenSpan = z.object({ from: Day, to: z.nullable(Day) })

/** What is otherwise for someone: `before` null is new for him, `after` null is not his any more. */
export const PlanningNews = z.array(
  z.object({
    projectId: z.int(),
    name: z.string(),
    before: z.nullable(SeenSpan),
    after: z.nullable(SeenSpan),
  }),
)
export type PlanningNews = z.infer<typeof PlanningNews>

/** The news that he saw. */
export const SeenNews = z.strictObject({
  seen: z
    .array(
      z.strictObject({
        projectId: z.int().check(z.positive()),
        name: z.string().check(z.maxLength(200)),
        before: z.nullable(z.strictObject({ from: PlannedDay, to: z.nullable(PlannedDay) })),
        after: z.nullable(z.strictObject({ from: PlannedDay, to: z.nullable(PlannedDay) })),
      }),
    )
    .check(z.maxLength(200)),
})
export type SeenNews = z.infer<typeof SeenNews>

/** Of the company, or one's own. */
export const NewFeed = z.strictObject({ company: z.boolean() })
/** The address on this site, for a calendar program. */
export const Feed = z.object({ path: z.string() })
export const FeedAddress = z.object({ token: z.string().check(z.maxLength(100)) })

/** From the best to the worst weather to build in. */
export const skies = [
  "clear",
  "fair",
  "cloudy",
  "overcast",
  "fog",
  "drizzle",
  "showers",
  "rain",
  "heavyRain",
  "sleet",
  "snow",
  "thunder",
] as const
export type Sky = (typeof skies)[number]

export const DayWeather = z.object({
  day: Day,
  /** The code of the WMO, and the sky it stands for; null for a code we do not know. */
  code: z.nullable(z.int()),
  sky: z.nullable(z.enum(skies)),
  /** Degrees Celsius. */
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** Millimetres, and how likely in percent. */
  rain: z.nullable(z.number()),
  chance: z.nullable(z.number()),
  /** Kilometres per hour. */
  wind: z.nullable(z.number()),
  gusts: z.nullable(z.number()),
})
export type DayWeather = z.infer<typeof DayWeather>

/**
 * The weather where this week's projects are. `reached` is false when the service did not answer for a place; what was
 * known of it, at most half a day old, is given all the same. `fetchedAt`: when the oldest of it was fetched.
 */
export const Forecast = z.object({
  configured: z.boolean(),
  reached: z.boolean(),
  fetchedAt: z.nullable(z.iso.datetime()),
  /** Whom to thank for it, as the service asks. */
  source: z.nullable(z.literal("Open-Meteo")),
  places: z.array(z.object({ projectIds: z.array(z.int()), days: z.array(DayWeather) })),
})
export type Forecast = z.infer<typeof Forecast>
