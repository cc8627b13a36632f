import * as z from "zod/mini"

/** For so many days a link may work. */
export const shareDays = [7, 30, 90] as const
export const mostShared = 200

const Id = z.int().check(z.positive())

export const NewShare = z.strictObject({
  ids: z
    .array(Id)
    .check(z.minLength(1, "intake.shareNothing"), z.maxLength(mostShared, "intake.shareTooMany")),
  days: z.union(
    shareDays.map((days) => z.literal(days)),
    "intake.shareDays",
  ),
})
export type NewShare = z.infer<typeof NewShare>

/** The address of the page, without the site's own. It is given once. */
export const ShareLink = z.object({ link: z.string() })
export type ShareLink = z.infer<typeof ShareLink>

/** Photos that somebody may still look at. */
export const Share = z.object({
  id: Id,
  photos: z.int(),
  by: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  opened: z.int(),
  lastOpenedAt: z.nullable(z.iso.datetime()),
})
export type Share = z.infer<typeof Share>

/** What who has the link sees: the photos, and of each what it is and when it was. */
export const SharedPhotos = z.object({
  project: z.string(),
  endsAt: z.iso.datetime(),
  photos: z.array(z.object({ id: Id, title: z.string(), takenAt: z.iso.datetime() })),
})
export type SharedPhotos = z.infer<typeof SharedPhotos>
