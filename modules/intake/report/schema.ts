import * as z from "zod/mini"
import { line, text } from "#src/shared/text.ts"
import { photoCategories } from "../photos/schema.ts"
import { Key } from "../rooms/schema.ts"

/** What was agreed on site, who was there and signed for it, and the report of all that was taken. */

export const presentRoles = ["client", "resident", "employee", "contractor", "other"] as const
export type PresentRole = (typeof presentRoles)[number]

export const longestAgreement = 300
export const longestPerson = 80
export const mostAgreements = 60
export const mostPresent = 12
/** A signature of the pad is a PNG of at most 20 kB; as text a third longer. */
const longestPicture = 40_000
/** On paper: some fifty pages. */
export const mostReported = 300

const Id = z.pipe(z.coerce.number(), z.int().check(z.positive()))
const Instant = z.iso.datetime()

/** `after`: the version that was before the person, null of something new. */
const save = { after: z.nullable(Key), removed: z.boolean() }

export const AgreementForm = z.strictObject({
  text: text(longestAgreement, {
    missing: "intake.agreementMissing",
    tooLong: "intake.agreementTooLong",
  }).check(z.minLength(1, "intake.agreementMissing")),
})
export type AgreementForm = z.infer<typeof AgreementForm>

/** `madeAt` by the device's clock, which the header device-time tells as well. */
export const SaveAgreement = z.extend(AgreementForm, { ...save, madeAt: Instant })
export type SaveAgreement = z.infer<typeof SaveAgreement>

export const PersonForm = z.strictObject({
  name: line(longestPerson, { missing: "intake.personMissing", tooLong: "intake.personTooLong" }).check(
    z.minLength(1, "intake.personMissing"),
  ),
  role: z.enum(presentRoles, "intake.personRole"),
})
export type PersonForm = z.infer<typeof PersonForm>

/** As it is put on the screen. `agreements`: as they read there, for what is signed are those. */
const PutSignature = z.strictObject({
  picture: z.string().check(z.maxLength(longestPicture, "intake.signatureTooLarge")),
  agreements: z
    .array(z.string().check(z.maxLength(longestAgreement)))
    .check(z.minLength(1, "intake.nothingToSign"), z.maxLength(mostAgreements)),
  at: Instant,
})
export type PutSignature = z.infer<typeof PutSignature>

export const SavePerson = z.extend(PersonForm, { ...save, signature: z.nullable(PutSignature) })
export type SavePerson = z.infer<typeof SavePerson>

export const ByAgreement = z.object({ id: Id, agreement: Key })
export const ByPerson = z.object({ id: Id, person: Key })

export const Agreement = z.object({
  ...AgreementForm.shape,
  id: z.string(),
  madeAt: Instant,
  madeBy: z.string(),
  version: z.string(),
})
export type Agreement = z.infer<typeof Agreement>

export const Signature = z.object({
  /** A data address. */
  picture: z.string(),
  agreements: z.array(z.string()),
  at: Instant,
  /** Whose device it was put on. */
  by: z.string(),
})
export type Signature = z.infer<typeof Signature>

export const Person = z.object({
  ...PersonForm.shape,
  id: z.string(),
  signature: z.nullable(Signature),
  version: z.string(),
})
export type Person = z.infer<typeof Person>

export const Visit = z.object({ agreements: z.array(Agreement), people: z.array(Person) })
export type Visit = z.infer<typeof Visit>

export const reportFormats = ["docx", "pdf"] as const
export type ReportFormat = (typeof reportFormats)[number]

/** `photos`: of which categories, as 'intake-damage'; '' is none, and without it all are shown. */
export const ReportQuery = z.strictObject({
  format: z.enum(reportFormats),
  photos: z.optional(
    z.pipe(
      z.string().check(z.maxLength(200)),
      z.pipe(
        z.transform((list: string) => (list === "" ? [] : list.split("-"))),
        z.array(z.enum(photoCategories)),
      ),
    ),
  ),
})
export type ReportQuery = z.infer<typeof ReportQuery>
