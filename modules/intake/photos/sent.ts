import { type core, safeParse } from "zod/mini"
import type { SentBody } from "#src/http/body.ts"
import { codeOf } from "#src/http/failures.ts"
import { uploadIn } from "#src/http/upload.ts"
import { DomainError, invalid } from "#src/shared/errors.ts"
import { LinkedPhoto, maxPhotoMegabytes, PhotoFields, PhotoShapes } from "./schema.ts"
import { type Source, sourceIn } from "./source.ts"

export interface SentPhoto {
  told: PhotoFields
  photo: Source
}

/** A photo as it was sent: a file with its fields, or JSON that names it. */
export function sentPhoto(body: SentBody, projectId: number): SentPhoto {
  if (!body.type.startsWith("multipart/")) {
    const { url, id: _, ...told } = checked(LinkedPhoto, json(new TextDecoder().decode(body.bytes)))
    return { told, photo: sourceIn(url, projectId) }
  }
  const { bytes, name, texts } = uploadIn(body, {
    ...{ megabytes: maxPhotoMegabytes, fields: ["category"] },
    optional: ["title", "notes", "location", "takenAt"],
  })
  const told = checked(PhotoFields, { ...texts, takenAt: texts.takenAt || undefined })
  return { told, photo: { data: bytes, name } }
}

/** `drawing`: how often the photo had been drawn on when this was begun. */
export interface SentDrawing extends PhotoShapes {
  bytes: Uint8Array
}

/** What was drawn on a photo, as shapes and as a picture of both. */
export function sentDrawing(body: SentBody): SentDrawing {
  const { bytes, texts } = uploadIn(body, { megabytes: maxPhotoMegabytes, fields: ["shapes", "drawing"] })
  if (texts.shapes!.length > mostShapeText) throw invalid({ shapes: "intake.tooManyShapes" })
  return {
    ...checked(PhotoShapes, { shapes: json(texts.shapes!), drawing: Number(texts.drawing || Number.NaN) }),
    bytes,
  }
}

/** Longer than as many shapes as fit ever are. */
const mostShapeText = 500_000

function checked<Schema extends core.$ZodType>(schema: Schema, value: unknown): core.output<Schema> {
  const parsed = safeParse(schema, value)
  if (parsed.success) return parsed.data
  throw invalid(Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join("."), codeOf(issue)])))
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError("malformed", 400)
  }
}
