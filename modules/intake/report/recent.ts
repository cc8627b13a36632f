import type { Changed } from "#src/manifest/changes.ts"

/** What is told of agreements and signatures in the list of recent changes, each at its project. */
export const visitChanges: Changed = {
  actions: {
    "project.agreementMade": { tells: ["text"] },
    "project.agreementRemoved": { tells: ["text"] },
    "project.presentAdded": { tells: ["name"] },
    "project.presentRemoved": { tells: ["name"] },
    "project.visitSigned": { tells: ["name"] },
    "project.visitUnsigned": { tells: ["name"] },
  },
}
