import { approval, approvalErrors } from "./approval/nl.ts"
import { approvalScreen } from "./ui/approval/nl.ts"
import { project } from "./ui/project/nl.ts"
import { week } from "./ui/week/nl.ts"

/** What only the office reads of this module; the rest is in worker.nl.ts. */
export const gps = {
  /** The background worker, in the list of those. */
  agent: "Urenregistratie",
  did: {
    added: "Uren ingevoerd",
    corrected: "Uren gecorrigeerd",
    cut: "Uren ingekort om overlap",
    rejected: "Uren afgekeurd (reden: {{reason}})",
    removed: "Uren verwijderd",
    restored: "Uren teruggezet",
    rateAdded: "Uurtarief toegevoegd",
    rateRemoved: "Uurtarief verwijderd",
  },
  approval,
  approvalScreen,
  week,
  project,
  errors: {
    ...approvalErrors,
  },
}
