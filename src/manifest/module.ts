import type { AnyElysia } from "elysia"
import type { Recurring } from "../jobs/schedule.ts"
import type { CheckSource } from "../shared/check.ts"
import type { Answers } from "./answers.ts"
import type { Changed } from "./changes.ts"
import type { RankedNotices } from "./gathered.ts"
import type { ExtrasOfPage, FixedFile } from "./page.ts"
import type { Platform } from "./platform.ts"
import type { Sample } from "./sample.ts"
import type { Findable } from "./search.ts"

/** What a module says of itself to the server: what it needs, what it offers, and what it adds to what all share. */
export interface ServerModule<Needs, Own extends object> {
  name: string
  services(given: Needs): Own
  routes(all: Needs & Own): AnyElysia[]
  /** What happens by itself, again and again. */
  schedule?(all: Needs & Own): Recurring[]
  notices?(all: Needs & Own): RankedNotices[]
  /** What of it people may find. */
  search?: Findable[]
  /** Of what the log has of it, what people read in the list of recent changes. */
  changes?(all: Needs & Own): Changed
  /** What of it the day ends with, on everyone's checklist. */
  checks?(all: Needs & Own): CheckSource
  answers?(all: Needs & Own): Partial<Answers>
  /** Names for people, by kind of job and by agent of the schedule. */
  agents?: Record<string, string>
  /** Texts whose `errors` are the sentences of its codes; by the first word of those. */
  texts?: Record<string, { errors: Record<string, string> }>
  /** By address. */
  files?(all: Needs & Own): Record<string, FixedFile>
  extrasOf?(all: Needs & Own): ExtrasOfPage
  /** Its part of the invented company. */
  sample?: Sample<Needs & Own>[]
  /** Ends what works beside the server. */
  stop?(all: Needs & Own): Promise<void>
}

/** Infers what a manifest needs and offers. Name the parameter of `services` `given`: not as a service that it holds. */
export const serverModule = <Needs, Own extends object>(module: ServerModule<Needs, Own>) => module

type Offers<Module> = Module extends ServerModule<infer _, infer Own> ? Own : never

/** What a module is given that comes after these. */
export type After<Modules> = Modules extends readonly [infer First, ...infer Rest]
  ? Offers<First> & After<Rest>
  : Platform
