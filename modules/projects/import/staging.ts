import type { Db } from "#db/open.ts"
import { inPortions } from "#src/jobs/portions.ts"
import type { CustomerFields } from "../customers/fieldNames.ts"
import { emailKey, phoneKey } from "../customers/recognition.ts"
import { begun, type Earlier, valuesOf } from "../filled.ts"
import type { JobNumbers } from "../jobNumbers.ts"
import type { NewProject } from "../schema.ts"
import type { Plan, Step } from "./plan.ts"
import * as statements from "./statements.ts"

export interface Staged {
  /** Puts all of it in its place. In the caller's transaction. */
  carryOut(): void
  /** Forgets what was kept, whatever became of it. */
  drop(): void
}

type Values = Record<string, string | number | null>

/**
 * Keeps what an import will write in tables of this connection alone, in portions, so that the transaction itself is five
 * statements: row by row it would hold up everyone for half a second, and a transaction can't be parted.
 */
export function createStaging(db: Db, jobNumbers: JobNumbers) {
  let imports = 0
  const run = (statement: string, values: Values) => db.$client.query(statement).run(values)

  return async (plan: Plan, made: Made): Promise<Staged> => {
    const batch = ++imports
    for (const statement of statements.tables) db.$client.run(statement)
    const filled = Map.groupBy(plan.steps.filter(isFilled), ({ customerId }) => customerId)
    const kept = new Set<number>()
    let projects = 0

    function keep({ customerId, project }: Step) {
      const own = filled.get(customerId)
      if ((customerId < 0 || own) && !kept.has(customerId)) {
        kept.add(customerId)
        const person = personOf(plan.people.get(customerId)!)
        run(statements.keepPerson, { batch, customerId, ...person, told: toldOf(own ?? []) })
      }
      if (project) run(statements.keepProject, { batch, n: ++projects, customerId, ...rowOf(project, made) })
    }
    await inPortions(plan.steps, keep)

    return {
      carryOut() {
        const { customers } = db.$client.query(statements.last).get() as Record<string, number>
        const projects = jobNumbers.next() - 1
        const about = { batch, by: made.by, now: made.now }
        run(statements.addPeople, { batch, customers: customers!, now: made.now })
        run(statements.fillPeople, { batch })
        run(statements.tellOfPeople, { ...about, customers: customers! })
        run(statements.addProjects, { ...about, customers: customers!, projects })
        run(statements.tellOfProjects, { ...about, projects })
      },
      drop() {
        for (const statement of statements.drop) run(statement, { batch })
      },
    }
  }
}

/** By which account, when, and when a project that runs already began and ended. */
interface Made {
  by: number
  now: string
  earlier: (project: NewProject) => Earlier
}

const isFilled = ({ outcomeRow }: Step) => outcomeRow.outcome === "filled"

const toldOf = (filled: Step[]) =>
  JSON.stringify({ fields: [...new Set(filled.flatMap(({ outcomeRow }) => outcomeRow.filled))] })

const personOf = (fields: CustomerFields) => ({
  ...fields,
  emailKey: emailKey(fields.email),
  phoneKey: phoneKey(fields.phone),
})

function rowOf(project: NewProject, { now, earlier }: Made): Values {
  const { name, description, address, startOn, endOn, estimatedCents } = valuesOf(project)
  const { status, startedAt, completedAt } = begun(project, now, earlier(project))
  return { name, description, address, status, startOn, endOn, estimatedCents, startedAt, completedAt }
}
