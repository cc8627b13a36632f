import { conditionIn } from "#modules/quotes/catalogue/conditions.ts"
import { type Condition, unknownAnswers } from "#modules/quotes/catalogue/question.ts"
import { parseDecimal } from "#src/shared/decimal.ts"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { byName, cellsIn } from "#src/shared/textTable.ts"
import type { Answers } from "../schema.ts"
import { ruleTable } from "./rules.ts"

export interface Rule {
  code: string
  title: string
  /** Cases; in each all conditions hold. */
  when: Condition[][]
  stops: boolean
  why: string
  advice: string
  who: string
  source: string
}

/** The rules of such a text, in its order. */
export const rulesIn = (text: string): Record<string, Rule> =>
  byName(
    text
      .trim()
      .split(/^## /m)
      .filter(Boolean)
      .map((block) => {
        const rule = ruleIn(block)
        return [rule.code, rule]
      }),
  )

function ruleIn(block: string): Rule {
  const [heading = "", ...lines] = block.trim().split("\n")
  const [code = "", title = ""] = cellsIn(heading)
  const rows = lines.map((line) => cellsIn(line) as [name: string, cell: string])
  const odd = rows.find(([name]) => !["when", "stops", "why", "do", "who", "source"].includes(name))
  if (odd) throw new Error(`Not a part of a rule: '${odd.join(" | ")}'`)
  const told = (name: string) => rows.find((row) => row[0] === name)?.[1] ?? ""
  for (const name of ["when", "why", "do", "who", "source"])
    if (told(name) === "") throw new Error(`'${code}' says no '${name}'`)
  return {
    ...{ code, title, stops: told("stops") === "yes" },
    when: rows.filter(([name]) => name === "when").map(([, cell]) => cell.split(", ").map(conditionIn)),
    ...{ why: told("why"), advice: told("do"), who: told("who"), source: told("source") },
  }
}

/** What one is warned of, by its code. */
export const rules = rulesIn(ruleTable)

/** Whether a rule applies, or the keys of what is not known and decides it. */
export type Judgement = boolean | string[]

/** By what is known of a job: answers by the key of their question, its `type`s, numbers by the code of their item. */
export function judged({ when }: Rule, facts: Answers): Judgement {
  const cases = when.map((conditions) => ofCase(conditions.map((one) => holds(one, facts))))
  if (cases.includes(true)) return true
  const open = cases.flatMap((one) => (Array.isArray(one) ? one : []))
  return open.length > 0 && [...new Set(open)]
}

function ofCase(conditions: Judgement[]): Judgement {
  if (conditions.includes(false)) return false
  const open = conditions.flatMap((one) => (Array.isArray(one) ? one : []))
  return open.length === 0 || open
}

function holds(condition: Condition, facts: Answers): Judgement {
  const { key } = condition
  if (isOfOther(key, facts)) return false
  const values = [facts[key] ?? []].flat()
  if (values.length === 0 || values.every((value) => value === "" || unknownAnswers.includes(value)))
    return [key]
  if ("in" in condition) return values.some((value) => condition.in.includes(value))
  const number = parseDecimal(values[0]!)
  if (number === undefined) return [key]
  return "below" in condition ? number < condition.below : number >= condition.atLeast
}

/** Nobody is asked about a kind of job that this is not. */
const isOfOther = (key: string, { type = [] }: Answers): boolean =>
  projectTypes.some(
    (one) => /^[_.]/.test(key.slice(one.length)) && key.startsWith(one) && !type.includes(one),
  )
