import { reasons } from "./nl.ts"

export type FailureKind = keyof typeof reasons

/** A language model gave no usable answer. Its own words stay out of it: they may hold a part of the key. */
export class ModelFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly status?: number,
  ) {
    super(kind)
  }

  get reason(): string {
    return reasons[this.kind]
  }
}

/** What the client threw, as a kind of failure; undefined: a fault of our own. */
export function failureIn(error: unknown): ModelFailure | undefined {
  if (error instanceof ModelFailure) return error
  if (!(error instanceof Error)) return undefined
  if (error.cause instanceof ModelFailure) return error.cause
  // What follows a good status and yet is no JSON.
  if (error instanceof SyntaxError) return new ModelFailure("rubbish")
  const { status } = error as { status?: unknown }
  return typeof status === "number" ? new ModelFailure(kindOf(status), status) : undefined
}

function kindOf(status: number): FailureKind {
  if (status === 401 || status === 403) return "refusedKey"
  if (status === 429) return "busy"
  if (status === 408 || status === 504) return "timeout"
  return status >= 500 ? "faulty" : "rejected"
}
