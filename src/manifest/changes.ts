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
  /** Those of a customer, of which his card tells; left out: it tells of none. */
  ofCustomer?(customer: CustomerReach): readonly number[]
}

/** How things lead to a customer: by his number and those of doubles that were joined to him, by project, by address. */
export interface CustomerReach {
  ids: number[]
  projectIds: number[]
  /** His own and those of his people, in small letters. */
  emails: string[]
}

export interface ChangeKind {
  /** The details that its sentence needs; the others stay here. */
  tells?: readonly string[]
  /** What its sentence says besides, as it is now: the log holds it not, as it never forgets. */
  says?(details: Record<string, unknown>): Record<string, string>
  back?: WayBack
  /** His card tells it too: what one would name on the telephone, not every step of the work. */
  onCard?: true
  /** Where the thing itself is, when that is not where its subject is. */
  at?(details: Record<string, unknown>): string | undefined
}

/** What all modules tell, by kind of subject. */
export const subjectsOf = (told: readonly Changed[]): Record<string, ChangedSubject> =>
  Object.assign({}, ...told.map(({ subjects }) => subjects))

/** The same by action. */
export const kindsOf = (told: readonly Changed[]): Record<string, ChangeKind> =>
  Object.assign({}, ...told.map(({ actions }) => actions))

/** Of the log only what the sentence of this kind needs. */
export const toldOf = ({ tells = [], says }: ChangeKind, details: Record<string, unknown>) => ({
  ...Object.fromEntries(tells.map((name) => [name, details[name] ?? null])),
  ...says?.(details),
})

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
