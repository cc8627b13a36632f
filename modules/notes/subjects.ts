import type { Customers } from "#modules/projects/customers.ts"
import type { Quotations } from "#modules/quotes/quotations/service.ts"
import type { Changed } from "#src/manifest/changes.ts"
import { notFound } from "#src/shared/errors.ts"
import type { NoteAbout } from "./schema.ts"

export type Subjects = ReturnType<typeof createSubjects>

export interface Subject {
  name: string
  /** Where its notes are. */
  href: string
  /** The job that it is, or is part of. */
  projectId: number | null
}

/** What notes are about: what it is called and where it is, of which each module tells its own. */
export function createSubjects({
  customers,
  quotations,
  changed,
}: {
  customers: Customers
  quotations: Quotations
  changed: () => readonly Changed[]
}) {
  function told(kind: string, id: number) {
    const subject = changed().find(({ subjects }) => subjects?.[kind])?.subjects?.[kind]
    const now = subject?.now(String(id))
    if (!now) throw notFound("notes")
    return now
  }

  return {
    /** Fails with 404 when it is not there. */
    of({ kind, id }: NoteAbout): Subject {
      if (kind === "quotation") {
        const { number, projectId } = quotations.versions.find(id)
        const { name } = told("project", projectId)
        return { name: `${number} ${name}`, href: `/offertes/${id}`, projectId }
      }
      const { name, href } = told(kind, id)
      if (kind === "project") return { name, href: `${href}?tab=notities`, projectId: id }
      return { name, href, projectId: null }
    },
    /** The customer himself, also by the number of a double that was joined to him. */
    standing: ({ kind, id }: NoteAbout): NoteAbout =>
      kind === "customer" ? { kind, id: customers.find(id).id } : { kind, id },
    /** A customer by all his numbers, and his jobs. */
    partsOf: (customerId: number) => ({
      numbers: customers.numbersOf(customerId),
      projects: customers.projectIdsOf(customerId),
    }),
  }
}
