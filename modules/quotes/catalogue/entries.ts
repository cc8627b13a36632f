import { type Entry, entryLabels, entryType } from "#src/shared/entries.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { Answers, Question, QuestionSection } from "./question.ts"

/** Asked for in words; the price is made by a person. */
export const descriptionKey = "klus"
export const isDescribed = (entry: Entry) => entry === "kleine_klus" || entry === "iets_anders"

const part = "complete_renovatie_onderdelen"
const floor = "complete_renovatie_oppervlakte"

/** Whether someone wrote down what he wants in place of answering the questions of its kind. */
export const isInWords = (types: readonly ProjectType[], answers: Answers): boolean =>
  String(answers[descriptionKey] ?? "").trim() !== "" &&
  !Object.keys(answers).some((key) => types.some((type) => key.startsWith(`${type}_`)))

/** Whether he asks for no more of the entries' type than one of these entries does. */
export function cameBy(ways: readonly Entry[], types: readonly ProjectType[], answers: Answers): boolean {
  if (ways.some(isDescribed) && isInWords(types, answers)) return true
  const parts = [answers[part] ?? []].flat()
  return parts.length > 0 && parts.every((each) => ways.some((way) => way === each))
}

/** What choosing these entries answers by itself. */
export function presetOf(chosen: readonly Entry[]): Answers {
  const parts = chosen.filter((entry) => !isDescribed(entry))
  return parts.length > 0 ? { [part]: parts, complete_renovatie_staat: "licht" } : {}
}

/** The questionnaire as who came by these entries gets it, alone or beside `types`. */
export function sectionsFor(
  sections: QuestionSection[],
  { types, chosen }: { types: readonly ProjectType[]; chosen: readonly Entry[] },
): QuestionSection[] {
  const described = chosen.find(isDescribed)
  const whole = types.includes(entryType)
  const own = sections
    .filter(({ questions }) => whole || !questions.some(isOfEntryType))
    .map((section) => without(section, descriptionKey))
  const asked = sections.flatMap(({ questions }) => questions)
  const rooms = !whole && chosen.some((entry) => !isDescribed(entry)) ? [roomSection(asked, chosen)] : []
  return [...(described ? [descriptionSection(asked, described)] : []), ...rooms, ...own]
}

const isOfEntryType = ({ key }: Question) => key.startsWith(`${entryType}_`)

const without = (section: QuestionSection, key: string): QuestionSection => ({
  ...section,
  questions: section.questions.filter((question) => question.key !== key),
})

/** One room is the usual job, so the floor is asked of it and in smaller steps; the rest is answered by the choice. */
function roomSection(asked: Question[], chosen: readonly Entry[]): QuestionSection {
  const preset = Object.keys(presetOf(chosen))
  const size = asked.filter(({ key }) => key === floor)
  return {
    title: chosen
      .filter((entry) => !isDescribed(entry))
      .map((entry) => entryLabels[entry])
      .join(" en "),
    description: "Wij rekenen met de wanden en het plafond die bij deze vloer horen.",
    questions: [
      ...size.map((question) => ({
        ...question,
        label: "Hoe groot is de ruimte?",
        helpText: "Alleen de vloer: lengte maal breedte. Zijn het meer kamers? Tel ze dan bij elkaar op.",
        quick: [12, 20, 30, 60],
      })),
      ...asked.filter(({ key }) => preset.includes(key)).map((question) => ({ ...question, preset: true })),
    ],
  }
}

function descriptionSection(asked: Question[], entry: Entry): QuestionSection {
  const question = asked.filter(({ key }) => key === descriptionKey)
  return {
    title: entryLabels[entry],
    description: "U krijgt een prijs van ons nadat wij het gelezen hebben. Foto’s kunt u straks meesturen.",
    questions: question.map((one) => ({ ...one, required: true, more: false })),
  }
}
