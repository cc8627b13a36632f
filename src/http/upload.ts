import { DomainError, invalid } from "../shared/errors.ts"
import type { SentBody } from "./body.ts"
import { type Field, fieldsOf } from "./multipart.ts"

interface SentFile {
  bytes: Uint8Array
  /** As the sender calls it: not to be trusted. */
  name: string
}

export interface Upload extends SentFile {
  /** The other fields. */
  texts: Record<string, string>
}

interface Rules {
  megabytes: number
  fields?: readonly string[]
  /** Fields that may be left out: they are empty then. */
  optional?: readonly string[]
  /** The name of the field that holds the file. */
  named?: string
}

/** The file of a multipart body, with exactly the other fields that are named. */
export function uploadIn(body: SentBody, rules: Rules): Upload {
  const { file, texts } = formIn(body, rules)
  if (!file) throw invalid({ [rules.named ?? "file"]: "files.uploadFields" })
  return { ...file, texts }
}

/** The same where the file may be left out. */
export function formIn(
  body: SentBody,
  { named = "file", ...rules }: Rules,
): { file: SentFile | undefined; texts: Record<string, string> } {
  const { files, texts } = read(body, { ...rules, named, names: [named] })
  return { file: files[0], texts }
}

/** The same with several files: in `photo_0`, `photo_1` and so on, for `named` "photo". */
export const formOfMany = (
  body: SentBody,
  { most, named = "file", ...rules }: Rules & { most: number },
): { files: SentFile[]; texts: Record<string, string> } =>
  read(body, { ...rules, named, names: Array.from({ length: most }, (_, at) => `${named}_${at}`) })

const tooMany = (most: number) => new DomainError("files.tooMany", 422, { values: { most } })

function read(
  body: SentBody,
  { megabytes, fields = [], optional = [], named, names }: Rules & { named: string; names: string[] },
) {
  const sent = fieldsOf(body)
  if (!sent) throw new DomainError("malformed", 400)
  const filesSent = sent.filter(isFile).length
  if (names.length > 1 && filesSent > names.length) throw tooMany(names.length)
  const byName = new Map(sent.map((field) => [field.name, field]))
  // The first ones, without a gap: what is missing in between got lost.
  const files = names.slice(0, filesSent).flatMap((name) => byName.get(name) ?? [])
  const given = [...fields, ...optional.filter((field) => byName.has(field))]
  const expected = [...files.map(({ name }) => name), ...given]
  const isAsExpected =
    sent
      .map(({ name }) => name)
      .sort()
      .join() === expected.sort().join()
  if (!isAsExpected || sent.some((field) => isFile(field) !== files.includes(field)))
    throw invalid({ [named]: "files.uploadFields" })
  return {
    files: files.map((file) => fileOf(file, megabytes)),
    texts: Object.fromEntries(
      [...fields, ...optional].map((name) => [name, decode(byName.get(name)?.bytes)]),
    ),
  }
}

const isFile = ({ fileName }: Field) => fileName !== undefined

function fileOf({ bytes, fileName = "" }: Field, megabytes: number): SentFile {
  if (bytes.length === 0) throw new DomainError("files.empty", 422)
  if (bytes.length > megabytes * 1024 * 1024)
    throw new DomainError("files.tooLarge", 413, { values: { megabytes } })
  return { bytes, name: fileName }
}

const decode = (bytes: Uint8Array = new Uint8Array()) => new TextDecoder().decode(bytes)
