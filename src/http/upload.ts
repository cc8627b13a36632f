import { DomainError, invalid } from "../shared/errors.ts"

export interface Upload {
  bytes: Uint8Array
  /** As the sender calls it: not to be trusted. */
  name: string
  /** The other fields. */
  texts: Record<string, string>
}

/**
 * The file of a multipart body, in its field `file`, with exactly the other fields that are named. Read by hand: the
 * framework's multipart reader turns texts into objects, which lets a field smuggle in a prototype.
 */
export async function uploadIn(
  request: Request,
  { megabytes, fields = [] }: { megabytes: number; fields?: readonly string[] },
): Promise<Upload> {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw new DomainError("malformed", 400)
  const file = form.get("file")
  const names = [...form.keys()].sort().join()
  const texts = fields.map((field) => [field, form.get(field)] as const)
  if (
    file === null ||
    typeof file === "string" ||
    names !== ["file", ...fields].sort().join() ||
    !texts.every(isText)
  )
    throw invalid({ file: "files.uploadFields" })
  if (file.size === 0) throw new DomainError("files.empty", 422)
  if (file.size > megabytes * 1024 * 1024)
    throw new DomainError("files.tooLarge", 413, { values: { megabytes } })
  return { bytes: await file.bytes(), name: file.name, texts: Object.fromEntries(texts) }
}

const isText = (field: readonly [string, unknown]): field is readonly [string, string] =>
  typeof field[1] === "string"
