import type { FieldName, Filled } from "./filled.ts"
import { workItemsIn } from "./workItems.ts"

/** A work item that was not accepted, by the line that it stands on. */
export interface WrongLine {
  line: number
  text: string
  sentence: string
}

/** What the server refused of a form. */
export interface Refused {
  /** The form it was about: what is changed since is judged anew. */
  form: Filled
  sentences: Partial<Record<FieldName, string>>
  lines: WrongLine[]
}

const fieldOf: Record<string, FieldName> = {
  projectType: "projectType",
  "answers.projectDetails": "details",
  "answers.oppervlakte": "area",
  "answers.werkzaamheden": "workItems",
  "contactInfo.name": "name",
  "contactInfo.customerId": "name",
  "contactInfo.address": "address",
  "contactInfo.email": "email",
  "contactInfo.phone": "phone",
  "facts.use": "use",
  "facts.builtIn": "builtIn",
  "facts.olderThan2Years": "olderThan2Years",
}

/** `fields`: a sentence per path in what was sent. */
export function refusedOf(form: Filled, fields: Record<string, string>): Refused {
  const items = workItemsIn(form.workItems)
  const refused: Refused = { form, sentences: {}, lines: [] }
  for (const [path, sentence] of Object.entries(fields)) {
    const field = fieldOf[path]
    const item = items[Number(/^answers\.werkzaamheden\.(\d+)/.exec(path)?.[1])]
    if (item) refused.lines.push({ ...item, sentence })
    else if (field) refused.sentences[field] = sentence
  }
  return refused
}

/** What of it still holds for the form as it is now. */
export const stillRefused = ({ form: judged, sentences, lines }: Refused, form: Filled) => ({
  sentences: Object.fromEntries(
    Object.entries(sentences).filter(([field]) => judged[field as FieldName] === form[field as FieldName]),
  ) as Refused["sentences"],
  lines: judged.workItems === form.workItems ? lines : [],
})
