import { safeParse } from "zod/mini"
import type { SentBody } from "#src/http/body.ts"
import { codeOf } from "#src/http/failures.ts"
import { formIn } from "#src/http/upload.ts"
import { DomainError, invalid } from "#src/shared/errors.ts"
import { maxProofMegabytes, NewDeclaration } from "./schema.ts"

/** A declaration in a multipart body: its fields as JSON in `data`, and the proof in `file` when there is any. */
export async function uploadedDeclaration(body: SentBody) {
  const { file, texts } = formIn(body, { megabytes: maxProofMegabytes, fields: ["data"] })
  const parsed = safeParse(NewDeclaration, json(texts.data!))
  if (!parsed.success)
    throw invalid(
      Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join("."), codeOf(issue)])),
    )
  return { declared: parsed.data, bytes: file?.bytes }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError("malformed", 400)
  }
}
