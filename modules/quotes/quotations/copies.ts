import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { isBtwId } from "#modules/settings/identifiers.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { conflict } from "#src/shared/errors.ts"
import { undeclared } from "../pricing/takeoff/building.ts"
import type { VersionRow } from "../table.ts"
import type { QuotationContent } from "./content.schema.ts"
import type { Drafting } from "./drafting.ts"
import type { CopyQuotation, Quotation } from "./schema.ts"
import type { Quotations } from "./service.ts"
import { contentOf } from "./unchanged.ts"

export type Copies = ReturnType<typeof createCopies>

/** The same offer once more: a project of its own, with the newest version's lines at the prices that they have there. */
export function createCopies({
  replays,
  projects,
  quotations: { versions },
  drafting,
  get,
}: {
  replays: Replays
  projects: Projects
  quotations: Quotations
  drafting: Drafting
  get: (id: number) => Quotation
}) {
  /** What is known of the place goes along to the same customer only: another one's work is elsewhere. */
  function planned(projectId: number, { name, customerId }: CopyQuotation, by: User) {
    const { description, address, latitude, longitude, radius, ...source } = projects.get(projectId, by)
    const same = source.customerId === customerId
    const { projectTypes } = source.metadata
    const place = same ? { description, address, latitude, longitude, radius } : {}
    const project = projects.create({ name, customerId, projectTypes, ...place }, by)
    return { projectId: project.id, same }
  }

  function copy(id: number, wanted: CopyQuotation, by: User): number {
    const source = versions.find(id)
    const newest = versions.latest(id)!
    const { projectId, same } = planned(source.projectId, wanted, by)
    const content = same ? offered(newest) : elsewhere(newest)
    if (content.reverseCharge && !isBtwId(projects.brief(projectId).client.btwId))
      throw conflict("quotes.shiftWithoutBtwId")
    return drafting.begin(projectId, drafting.draftOf(content, projectId, newest), by).id
  }

  return {
    /** Of a quotation in any state, also when its project was put away. */
    copy: (id: number, wanted: CopyQuotation, key: string | null, by: User): Quotation =>
      get(replays.once<number>("quotations.copies", key, { id, wanted }, () => copy(id, wanted, by))),
  }
}

/** What Waterpas wrote is written anew, with the names and days of the copy. Pictures are of the project they were made for. */
function offered({ estimate, writer, analysis, body }: VersionRow): QuotationContent {
  const texts = writer === "local" ? null : { analysis, quotationText: body }
  const { pictures: _, ...content } = contentOf(estimate)
  return { ...content, texts }
}

/** Without what is true of one client and his building only. A model's text names him; what a person wrote stays his. */
function elsewhere(version: VersionRow): QuotationContent {
  const content = offered(version)
  return {
    ...content,
    ...undeclared(content),
    facts: { ...content.facts, builtIn: null, olderThan2Years: null },
    reverseCharge: false,
    texts: version.writer === "hand" ? content.texts : null,
  }
}
