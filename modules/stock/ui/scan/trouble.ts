/** Why there is no picture. */
export type Trouble = "insecure" | "refused" | "none" | "busy" | "failed"

/** Of the name that a browser gives what went wrong with its camera. */
export function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ""
  return byName[name] ?? "failed"
}

const byName: Record<string, Trouble> = {
  InsecureError: "insecure",
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
}
