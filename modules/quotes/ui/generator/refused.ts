import type { Sentences } from "#ui/form/judge.ts"
import type { FieldName } from "./filled.ts"
import { workItemsIn } from "./workItems.ts"

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

/** What the server refused, by field; of a work item by its line: 'workItems.3'. `fields`: by path in what was sent. */
export function refusedIn(workItems: string, fields: Sentences): Sentences {
  const items = workItemsIn(workItems)
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, sentence]) => {
      const item = items[Number(/^answers\.werkzaamheden\.(\d+)/.exec(path)?.[1])]
      const field = fieldOf[path]
      return item ? [[pathOfLine(item.line), sentence]] : field ? [[field, sentence]] : []
    }),
  )
}

export const pathOfLine = (line: number) => `workItems.${line}`
