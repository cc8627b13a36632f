import type { Changed, ChangeKind } from "#src/manifest/changes.ts"
import type { VisitTold } from "./told.ts"

/** What is told of agreements and signatures in the list of recent changes, each at its project. */
export function visitChanges(told: VisitTold): Changed {
  const agreement: ChangeKind = { says: ({ agreement }) => ({ text: told.agreement(String(agreement)) }) }
  const person: ChangeKind = { says: ({ person }) => ({ name: told.person(String(person)) }) }
  return {
    actions: {
      "project.agreementMade": agreement,
      "project.agreementRemoved": {},
      "project.presentAdded": person,
      "project.presentRemoved": {},
      "project.visitSigned": person,
      "project.visitUnsigned": person,
    },
  }
}
