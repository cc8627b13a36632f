import { approval, approvalErrors } from "./approval/nl.ts"
import { approvalScreen } from "./ui/approval/nl.ts"
import { project } from "./ui/project/nl.ts"
import { week } from "./ui/week/nl.ts"

/** What only the office reads of this module; the rest is in worker.nl.ts. */
export const gps = {
  hoursFound: { group: "Uren", of: "Uren van {{name}}" },
  /** The background worker, in the list of those. */
  agent: "Urenregistratie",
  approval,
  approvalScreen,
  week,
  project,
  errors: {
    ...approvalErrors,
  },
}
