import type { Role } from "../shared/roles.ts"

/** What a module tells the list of recent changes: what was changed, and which changes can be taken back. */
export interface Changed {
  /** By the kind of subject in the log. */
  subjects?: Record<string, ChangedSubject>
  /** By action in the log; what is not here is not told. The office's screens have a sentence for each. */
  actions: Record<string, ChangeKind>
}

export interface ChangedSubject {
  /** Who may read of it. */
  least: Role
  /** What it is called now and where it is; an empty name: what its kind is called. */
  now(id: string): { name: string; href: string } | undefined
}

export interface ChangeKind {
  /** The details that its sentence needs; the others stay here. */
  tells?: readonly string[]
  back?: WayBack
}

/** The verb that takes a change back, in the caller's transaction; undefined: it was changed since, so not from here. */
export type WayBack = (change: LoggedChange) => ((by: Person) => unknown) | undefined

export interface LoggedChange {
  subjectId: string
  action: string
  details: Record<string, unknown>
}

interface Person {
  id: number
  username: string
  name: string
  role: Role
}
