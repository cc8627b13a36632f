import { sql } from "drizzle-orm"

/** What Drizzle builds: a select, an insert, an update or a delete. */
interface Query {
  prepare(): { all(given?: Values): unknown; get(given?: Values): unknown; run(given?: Values): unknown }
}
type Values = Record<string, unknown>
type Answer<Q extends Query, Verb extends "all" | "get" | "run"> = ReturnType<ReturnType<Q["prepare"]>[Verb]>

export interface Prepared<Q extends Query, Given extends [] | [object]> {
  all(...given: Given): Answer<Q, "all">
  get(...given: Given): Answer<Q, "get">
  run(...given: Given): Answer<Q, "run">
}

/**
 * A query that is built and prepared at its first use and only run from then on: building one takes several times as
 * long as its answer. `build` gets placeholders for what a call brings, so it can pass them on but not look at them;
 * it is asked once for each set of columns that is filled in, as a partial change needs.
 */
export function prepared<Q extends Query>(build: () => Q): Prepared<Q, []>
export function prepared<Given extends object, Q extends Query>(
  build: (given: Given) => Q,
): Prepared<Q, [Given]>
export function prepared(build: (given: Values) => Query) {
  const made = new Map<string, ReturnType<Query["prepare"]>>()

  function statementFor(given: Values) {
    const columns = columnsOf(given)
    const statement = made.get(columns) ?? build(placeholdersFor(given)).prepare()
    made.set(columns, statement)
    return statement
  }

  return {
    all: (given: Values = {}) => statementFor(given).all(given),
    get: (given: Values = {}) => statementFor(given).get(given),
    run: (given: Values = {}) => statementFor(given).run(given),
  }
}

/** The names of what is filled in, and of what is null. */
function columnsOf(given: Values): string {
  let columns = ""
  for (const name in given)
    if (given[name] !== undefined) columns += given[name] === null ? `!${name}` : ` ${name}`
  return columns
}

/** Null stays what it is: a column would turn the null of a placeholder into its own kind of value, 0 or 'null'. */
const placeholdersFor = (given: Values): Values =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === null ? null : sql.placeholder(name)]),
  )
