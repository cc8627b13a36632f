import { typeLabels } from "#src/shared/projectTypes.ts"
import { searchIn, unspaced } from "#ui/lib/search.ts"
import type { Project } from "../../schema.ts"

/** Projects in which every word that was typed occurs. */
export const found = searchIn(({ id, name, description, address, team, metadata }: Project) => {
  const { clientName, clientEmail, clientPhone, projectTypes } = metadata
  const types = projectTypes.map((type) => typeLabels[type])
  const people = team.map((member) => member.name)
  return [
    ...[id, name, description, address, unspaced(address)],
    ...[clientName, clientEmail, clientPhone, unspaced(clientPhone)],
    ...[...types, ...people],
  ].join(" ")
})
