import * as z from "zod/mini"
import { line, text } from "#src/shared/text.ts"
import { Shapes } from "../drawing/shapes.ts"

export const photoCategories = [
  "intake",
  "damage",
  "measurement",
  "location",
  "progress",
  "completion",
  "issue",
] as const
export type PhotoCategory = (typeof photoCategories)[number]

export const maxPhotoMegabytes = 25
/** Of a photo that stands in the JSON itself. */
export const maxDataMegabytes = 5
export const longestTitle = 120
export const longestNotes = 2_000
export const longestLocation = 120
/** At once into a zip. */
export const mostChosen = 1_000
/** On paper: some eighty pages. */
export const mostReported = 150

const Id = z.int().check(z.positive())
const Version = z.int().check(z.nonnegative())

/** What is told of a photo. A message is the code of a sentence: the server says it of the field. */
const told = {
  title: line(longestTitle, { tooLong: "intake.photoTitleTooLong" }),
  notes: text(longestNotes, { tooLong: "intake.photoNotesTooLong" }),
  category: z.enum(photoCategories, "intake.photoCategory"),
  location: line(longestLocation, { tooLong: "intake.photoLocationTooLong" }),
}

const aboutPhoto = {
  title: z._default(told.title, ""),
  notes: z._default(told.notes, ""),
  category: told.category,
  location: z._default(told.location, ""),
}

/** Of a photo that is sent as a file: the other fields. `takenAt`: by the clock of the device. */
export const PhotoFields = z.strictObject({
  ...aboutPhoto,
  takenAt: z.optional(z.iso.datetime("intake.photoTakenAt")),
})
export type PhotoFields = z.infer<typeof PhotoFields>

/** As JSON. `id` is the sender's own, and `url` what `source.ts` reads: never an address elsewhere. */
export const LinkedPhoto = z.strictObject({
  id: z.optional(z.union([z.string().check(z.maxLength(100)), z.number()])),
  url: z.string("intake.photoUrl").check(z.minLength(1, "intake.photoUrl")),
  ...aboutPhoto,
})
export type LinkedPhoto = z.infer<typeof LinkedPhoto>

/** As in an address: '12-15-7', in the order in which they stand. A comma there would part them already. */
const chosen = (most: number, tooMany: string) =>
  z.strictObject({
    ids: z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}(-[1-9]\d{0,8})*$/)),
      z.pipe(
        z.transform((list: string) => list.split("-").map(Number)),
        z.array(z.int()).check(z.maxLength(most, tooMany)),
      ),
    ),
  })
export const ZipQuery = chosen(mostChosen, "intake.photoZipTooMany")
export const ReportQuery = chosen(mostReported, "intake.photoReportTooMany")

/** As a person fills it in. */
export const PhotoTold = z.strictObject(told)
export type PhotoTold = z.infer<typeof PhotoTold>

/** `version`: of what it was made on; 0 for a photo of which nothing was told yet. */
export const PhotoChange = z.extend(PhotoTold, { version: Version })
export type PhotoChange = z.infer<typeof PhotoChange>

/** A photo of a project; its number is that of the file. */
export const Photo = z.object({
  id: Id,
  title: z.string(),
  notes: z.string(),
  category: z.nullable(z.enum(photoCategories)),
  location: z.string(),
  takenAt: z.iso.datetime(),
  by: z.nullable(z.string()),
  byId: z.nullable(z.int()),
  /** Of the file, with its ending. */
  name: z.string(),
  /** The photo as it was taken, and with what was drawn on it. */
  url: z.string(),
  drawnUrl: z.nullable(z.string()),
  /** Small, with what was drawn on it. */
  preview: z.string(),
  /** How often it was drawn on. */
  drawing: z.int(),
  version: Version,
})
export type Photo = z.infer<typeof Photo>

export const PhotoShapes = z.object({ shapes: Shapes, drawing: Version })
export type PhotoShapes = z.infer<typeof PhotoShapes>
