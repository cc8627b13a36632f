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
  { megabytes, fields = [], optional = [], named = "file" }: Rules,
): { file: SentFile | undefined; texts: Record<string, string> } {
  const sent = fieldsOf(body)
  if (!sent) throw new DomainError("malformed", 400)
  const file = sent.find(({ name }) => name === named)
  const names = sent.map(({ name }) => name)
  const given = [...fields, ...optional.filter((field) => names.includes(field))]
  const expected = file ? [named, ...given] : given
  const isAsExpected = names.sort().join() === expected.sort().join()
  if (!isAsExpected || sent.some((field) => isFile(field) !== (field === file)))
    throw invalid({ [named]: "files.uploadFields" })
  const textOf = (name: string) => decode(sent.find((field) => field.name === name)?.bytes)
  return {
    file: file && fileOf(file, megabytes),
    texts: Object.fromEntries([...fields, ...optional].map((name) => [name, textOf(name)])),
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
