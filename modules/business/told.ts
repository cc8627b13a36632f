import type { SalesRow } from "./table.ts"

/** Of what the log tells it: of its project, or of its customer where it has none. */
export const subjectOf = ({ projectId, customerId }: Pick<SalesRow, "projectId" | "customerId">) =>
  projectId === null ? { kind: "customer", id: customerId } : { kind: "project", id: projectId }
