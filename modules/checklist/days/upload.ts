import { safeParse } from "zod/mini"
import type { SentBody } from "#src/http/body.ts"
import { codeOf } from "#src/http/failures.ts"
import { formOfMany } from "#src/http/upload.ts"
import { DomainError, invalid } from "#src/shared/errors.ts"
import { maxMegabytes, maxPhotos, Submission } from "../schema.ts"

/** A finished day in a multipart body: its fields as JSON in `data`, and the photos in `photo_0`, `photo_1`, ... */
export function submittedDay(body: SentBody) {
  const { files, texts } = formOfMany(body, {
    ...{ megabytes: maxMegabytes, fields: ["data"], named: "photo", most: maxPhotos },
  })
  const parsed = safeParse(Submission, json(texts.data!))
  if (!parsed.success)
    throw invalid(
      Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join("."), codeOf(issue)])),
    )
  return {
    submission: parsed.data,
    photos: files.map(({ bytes }) => ({
      bytes,
      hash: new Bun.CryptoHasher("sha256").update(bytes).digest("hex"),
    })),
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError("malformed", 400)
  }
}
