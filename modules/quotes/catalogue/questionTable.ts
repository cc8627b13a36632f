import { cellsIn, numberIn, type Row, rowsOf } from "#src/shared/textTable.ts"
import { conditionIn } from "./conditions.ts"
import { finishLevels, yesNo, yesNoUnknown } from "./options.ts"
import type { Question, QuestionSection } from "./question.ts"

const columns = ["key", "question", "answer", "only if", "help"] as const

/**
 * The sections of a questionnaire: `## Title | description`, and below it a line for each question. What one chooses
 * from stands below its question, a line each, further in. `answer`: `one` or `several` of those, `yesNo` and the like,
 * `number 1.5-40 m²`, `text 1000`, `date`; behind it `required`, or `more` for what stands under 'Meer vertellen', and
 * `quick 4/6/8` for values that are one tap away. `only if`: conditions that must all hold, parted by commas.
 */
export function sectionsIn(text: string): QuestionSection[] {
  const [head = "", ...sections] = text.trimEnd().split("\n## ")
  return sections.map((section) => sectionIn(head, section))
}

function sectionIn(head: string, text: string): QuestionSection {
  const [heading = "", ...questions] = text.split(/\n+(?! )/)
  const [title, description, ...more] = cellsIn(heading)
  if (!title || !description || more.length > 0)
    throw new Error(`Not a title and a description: '${heading}'`)
  return { title, description, questions: questions.flatMap((lines) => questionIn(head, lines)) }
}

function questionIn(head: string, lines: string): Question[] {
  const [line = "", ...choices] = lines.split("\n")
  return rowsOf(`${head}\n${line}`, columns, (row) => questionOf(row, choices.map(choiceIn)))
}

type Choices = NonNullable<Question["options"]>

function choiceIn(line: string): Choices[number] {
  const [value, label, ...more] = cellsIn(line)
  if (!value || !label || more.length > 0) throw new Error(`Not a value and a label: '${line}'`)
  return { value, label }
}

function questionOf([key, label, cell, when, helpText]: Row<typeof columns>, choices: Choices): Question {
  const [answer, ...traits] = cell.split(", ")
  if (choices.length > 0 !== /^(one|several)\b/.test(cell))
    throw new Error(`Choices go with 'one' and 'several', not with '${cell}'`)
  return {
    ...{ key, label, ...answerIn(answer!, choices) },
    ...Object.assign({}, ...traits.map(traitIn)),
    ...(helpText && { helpText }),
    ...(when && { showIf: when.split(", ").map(conditionIn) }),
  }
}

function traitIn(cell: string): Pick<Question, "required" | "more" | "quick"> {
  if (cell === "required") return { required: true }
  if (cell === "more") return { more: true }
  if (cell.startsWith("quick ")) return { quick: cell.slice("quick ".length).split("/").map(numberIn) }
  throw new Error(`Neither 'required', 'more' nor 'quick 4/6/8': '${cell}'`)
}

const lists = new Map(Object.entries({ yesNo, yesNoUnknown, finishLevels }))

function answerIn(
  cell: string,
  choices: Choices,
): Pick<Question, "type" | "options" | "unit" | "validation"> {
  const list = lists.get(cell)
  if (list) return { type: "radio", options: list }
  const [kind, ...limits] = cell.split(" ")
  switch (kind) {
    case "one":
      return { type: "radio", options: choices }
    case "several":
      return { type: "checkbox", options: choices }
    case "number":
      return { type: "number", ...numberLimits(limits) }
    case "text":
      return { type: "text", ...(limits[0] && { validation: { max: numberIn(limits[0]) } }) }
    case "date":
      return { type: "date" }
    default:
      throw new Error(`Not an answer: '${cell}'`)
  }
}

/** '1.5-40 m²' */
function numberLimits([range = "", ...unit]: string[]): Pick<Question, "unit" | "validation"> {
  const [min = "", max = ""] = range.split("-")
  const validation = { min: numberIn(min), max: numberIn(max) }
  return unit.length === 0 ? { validation } : { unit: unit.join(" "), validation }
}
