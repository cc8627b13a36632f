import { DomainError, invalid } from "../shared/errors.ts"

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
export async function uploadIn(request: Request, rules: Rules): Promise<Upload> {
  const { file, texts } = await formIn(request, rules)
  if (!file) throw invalid({ [rules.named ?? "file"]: "files.uploadFields" })
  return { ...file, texts }
}

/**
 * The same where the file may be left out. Read by hand: the framework's multipart reader turns texts into objects,
 * which lets a field smuggle in a prototype.
 */
export async function formIn(
  request: Request,
  { megabytes, fields = [], optional = [], named = "file" }: Rules,
): Promise<{ file: SentFile | undefined; texts: Record<string, string> }> {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw new DomainError("malformed", 400)
  const file = form.get(named)
  const sent = [...form.keys()]
  const given = [...fields, ...optional.filter((field) => sent.includes(field))]
  const expected = file === null ? given : [named, ...given]
  const texts = [...fields, ...optional].map((field) => [field, form.get(field) ?? ""] as const)
  if (typeof file === "string" || sent.sort().join() !== expected.sort().join() || !texts.every(isText))
    throw invalid({ [named]: "files.uploadFields" })
  return { file: file === null ? undefined : await read(file, megabytes), texts: Object.fromEntries(texts) }
}

async function read(file: File, megabytes: number): Promise<SentFile> {
  if (file.size === 0) throw new DomainError("files.empty", 422)
  if (file.size > megabytes * 1024 * 1024)
    throw new DomainError("files.tooLarge", 413, { values: { megabytes } })
  // Sent without a name it has none at all, whatever its type says.
  return { bytes: await file.bytes(), name: file.name ?? "" }
}

const isText = (field: readonly [string, unknown]): field is readonly [string, string] =>
  typeof field[1] === "string"
