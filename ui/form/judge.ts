import { type $ZodType, type input, type output, safeParse } from "zod/v4/core"
import type { ApiError } from "../lib/http.ts"
import { t } from "../lib/i18n.ts"
import { type Kinds, type NameIn, readAll, type TypedIn, type ValuesIn } from "./kind.ts"

/** A sentence per path: 'day', 'openingHours.2.closes'. It begins with the name of a field. */
export type Sentences = Readonly<Record<string, string>>

/** What every form says once, outside its component. */
export interface How<Ks extends Kinds> {
  /** Begins the id of each field: 'cost' makes 'cost-day'. */
  id: string
  /** Of a field, unless the screen names it. */
  label?(name: NameIn<Ks>): string
  /** What is wrong with a field where the schema has no sentence of its own. */
  wrong?(name: NameIn<Ks>, path: string): string
  /** The field at a path of what is sent, where it has another name there. */
  at?(path: string): string
  /** Of a refusal above the form, unless it is just what the server says. */
  message?(error: ApiError): string
  /** In the list above the form: which row or part a sentence is about. */
  part?(path: string): string | undefined
}

/** What the kinds read is what is sent, or `toCall` makes it so. */
export type Bridge<S extends $ZodType, Ks extends Kinds> =
  ValuesIn<Ks> extends input<S> ? { toCall?: ToCall<S, Ks> } : { toCall: ToCall<S, Ks> }

/** `before`: what it began with, for what sends its changes only. */
type ToCall<S extends $ZodType, Ks extends Kinds> = (values: ValuesIn<Ks>, before: ValuesIn<Ks>) => input<S>

export type Definition<S extends $ZodType, Ks extends Kinds> = {
  schema: S
  kinds: Ks
  how: How<Ks> & { toCall?: ToCall<S, Ks> }
}

/** What a schema can't tell: by path a sentence or its code, or nothing. `call` is undefined while it refuses what is `asked`. */
export type Check<S extends $ZodType, Ks extends Kinds> = (typed: {
  values: ValuesIn<Ks>
  asked: input<S>
  call: output<S> | undefined
}) => Readonly<Record<string, string | false | null | undefined>>

/** Reads what was typed. It can be sent when nothing is `wrong`. */
export function judge<S extends $ZodType, Ks extends Kinds>(
  { schema, kinds, how }: Definition<S, Ks>,
  typed: TypedIn<Ks>,
  before: TypedIn<Ks>,
  check?: Check<S, Ks>,
): { wrong: Sentences; call: output<S> | undefined; values: ValuesIn<Ks> } {
  const values = readAll(kinds, typed)
  const asked = (how.toCall ? how.toCall(values, readAll(kinds, before)) : values) as input<S>
  const read = safeParse(schema, asked)
  const wrong: Record<string, string> = {}
  for (const { path, message } of read.success ? [] : read.error.issues) {
    const place = placeOf(how, path.join("."))
    const name = fieldOf(place)
    wrong[place] ??=
      sentenceOf(message) ?? (name in kinds && how.wrong ? how.wrong(name, place) : t("form.wrong"))
  }
  const call = read.success ? read.data : undefined
  for (const [path, sentence] of Object.entries(check?.({ values, asked, call }) ?? {}))
    if (sentence) wrong[placeOf(how, path)] = sentenceOf(sentence) ?? sentence
  return { wrong, call, values }
}

/** The name of the field that a path is of. */
export const fieldOf = (path: string) => path.split(".", 1)[0]!

export const placeOf = ({ at }: Pick<How<Kinds>, "at">, path: string) => (at ? at(path) : path)

/** The message of a schema may be the code of a sentence: 'trips.nameMissing'. The server says the same one. */
export function sentenceOf(message: string): string | undefined {
  const [, module, code] = /^([a-z]\w*)\.(\w+)$/.exec(message) ?? []
  return code && t(`${module}.errors.${code}` as "form.wrong")
}
