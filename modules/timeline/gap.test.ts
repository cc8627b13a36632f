import { expect, test } from "bun:test"
import { type Booked, firstGap, type Wanted } from "./gap.ts"

/** A week of work for one, from Monday 7 December 2026 on. */
const week: Wanted = { from: "2026-12-07", stretches: [[0, 4]], people: 1, closed: [] }
const anna = 1
const bram = 2
const booked = (from: string, to: string, ...team: number[]): Booked => ({ from, to, team })
const december = booked("2026-11-23", "2026-12-18", anna)
const summer = { from: "2026-12-21", to: "2027-01-01" }

test.each<[string, Booked[], number[], Partial<Wanted>, string | null, number]>([
  ["begins at once when somebody else is free", [december], [anna, bram], {}, "2026-12-07", 1],
  ["waits for who is busy", [december], [anna], {}, "2026-12-21", 1],
  ["waits until two are free", [december], [anna, bram], { people: 2 }, "2026-12-21", 2],
  ["skips closed weeks", [december], [anna], { closed: [summer] }, "2027-01-04", 1],
  [
    "does not begin in too small a gap",
    [december, booked("2026-12-23", "2027-01-08", anna)],
    [anna],
    {},
    "2027-01-11",
    1,
  ],
  [
    "leaves people elsewhere while it dries",
    [booked("2026-12-09", "2026-12-10", anna)],
    [anna],
    {
      stretches: [
        [0, 1],
        [4, 5],
      ],
    },
    "2026-12-07",
    1,
  ],
  [
    "counts two for work without people",
    [booked("2026-12-01", "2026-12-11")],
    [anna, bram],
    {},
    "2026-12-14",
    2,
  ],
  [
    "overlooks work of a single Saturday",
    [booked("2026-12-12", "2026-12-12", anna)],
    [anna],
    {},
    "2026-12-07",
    1,
  ],
  [
    "has a leap day",
    [booked("2028-01-03", "2028-02-28", anna)],
    [anna],
    { from: "2028-02-01" },
    "2028-02-29",
    1,
  ],
])("work %s", (_, planned, crew, wanted, day, free) => {
  expect(firstGap(planned, crew, { ...week, ...wanted })).toEqual(day === null ? null : { day, free })
})

test.each<[string, Booked[], number[], Partial<Wanted>]>([
  ["nothing is planned", [], [anna], {}],
  ["nobody works there", [december], [], {}],
  ["the crew is too small", [december], [anna, bram], { people: 3 }],
  ["everybody is busy for years", [booked("2026-01-01", "2030-01-01", anna)], [anna], {}],
])("no start is proposed when %s", (_, planned, crew, wanted) => {
  expect(firstGap(planned, crew, { ...week, ...wanted })).toBeNull()
})
