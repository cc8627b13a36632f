import * as z from "zod/mini"
import { Email, Phone } from "#src/shared/contact.ts"
import { waysIn } from "#src/shared/entries.ts"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { line, text } from "#src/shared/text.ts"

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** Null: closed that day. */
const OpenFrom = z.nullable(z.strictObject({ opens: Time, closes: Time }))
export type OpenFrom = z.infer<typeof OpenFrom>

/** An address on the web, or empty. What people type of it is completed, or refused, by checks.ts. */
const Link = line(300)

/** Id of a stored picture, or empty. */
const Picture = z.string().check(z.regex(/^([0-9a-f]{32})?$/))

/**
 * The company as it stands on documents and pages. Empty means: not filled in, so left out.
 * `address` may hold more lines ("Havenweg 12\n4301 JK Zierikzee").
 */
export const CompanyData = z.strictObject({
  companyName: line(120),
  contactEmail: z.union([z.literal(""), Email]),
  phone: z.union([z.literal(""), Phone]),
  address: text(300),
  kvk: line(20),
  btwId: line(30),
  iban: line(42),
  /** The blocked account for wage tax and VAT (G-rekening) of who works with staff for other builders. */
  gAccountIban: line(42),
})
export type CompanyData = z.infer<typeof CompanyData>

export const timeModes = ["gps_automatisch", "handmatig", "mixed"] as const

/** Whole years in which a week has a number; a slip of the keyboard closes nobody for a thousand years. */
const ClosedDay = z.iso.date().check(z.refine((day) => day >= "2000-01-01" && day <= "2100-12-31"))
const ClosedPeriod = z.strictObject({ from: ClosedDay, to: ClosedDay, name: line(60) })
export const mostClosedPeriods = 30

/** All that the owner can set: the company, and what its pages tell. */
export const Settings = z.extend(CompanyData, {
  logo: Picture,
  /** Seven days, Monday first, as the clock in the Netherlands has it. */
  openingHours: z.array(OpenFrom).check(z.length(7)),
  /** When nobody works, such as the summer holiday; `name` empty: 'Bedrijfsvakantie'. Quotations are planned around them. */
  closedPeriods: z.array(ClosedPeriod).check(z.maxLength(mostClosedPeriods)),
  serviceArea: line(120),
  /** One sentence and a few more at the top of the home page. */
  headline: line(160),
  intro: text(600),
  story: text(6000),
  owner: z.strictObject({ name: line(120), role: line(120), about: text(2000) }),
  ownerPhoto: Picture,
  socialLinks: z.strictObject({ facebook: Link, instagram: Link, linkedin: Link, youtube: Link }),
  /** Where the office's mail, agenda and such are, for the checklist of the day; empty: nowhere. */
  checklistLinks: z.strictObject({
    mail: Link,
    calendar: Link,
    chat: Link,
    storage: Link,
    weather: Link,
    taskList: Link,
  }),
  /** What the company does and how much of its work that is; together 100 percent, or none. */
  shares: z
    .array(
      z.strictObject({ label: line(60).check(z.minLength(1)), percent: z.int().check(z.gte(0), z.lte(100)) }),
    )
    .check(z.maxLength(8)),
  showTestimonials: z.boolean(),
  /** Visitors see 'website in aanbouw' in the place of the pages about the company. */
  underConstruction: z.boolean(),
  /** Empty: the text that ships with the program. */
  privacyText: text(30_000),
  termsText: text(30_000),
  /** Working days within which a visitor is called, is visited after that, and has his quotation after that. */
  answerDays: z.strictObject({
    call: z.int().check(z.gte(1), z.lte(60)),
    visit: z.int().check(z.gte(1), z.lte(60)),
    quote: z.int().check(z.gte(1), z.lte(60)),
  }),
  /** Kinds of work, and entries of visitors, for which nobody can ask a quotation on the site. */
  typesNotOffered: z.array(z.enum(waysIn)).check(z.maxLength(waysIn.length)),
  /** Kinds of work of which a visitor is shown no price before he asks for a quotation. */
  typesWithoutPrice: z.array(z.enum(projectTypes)).check(z.maxLength(projectTypes.length)),
  /** Visitors find the calculators on the site. */
  calculatorPage: z.boolean(),
  /** What the calculators begin with: square metres that a litre covers, and litres in a can. */
  paintCoverage: z.number().check(z.gte(1), z.lte(50)),
  paintCanLitres: z.number().check(z.gte(0.1), z.lte(1000)),
  /** Purchase invoices are kept ten years instead of seven, unless said otherwise of one. */
  realEstateRecords: z.boolean(),
  /** How hours are kept: by the GPS, by hand, or as it comes. */
  urenregistratieMode: z.enum(timeModes),
  /** Whether the timer starts by itself for who never chose. */
  autoGpsStart: z.boolean(),
  /** Whether the office sees the tracks of who works, and not only where work began and ended. */
  gpsTrails: z.boolean(),
})
export type Settings = z.infer<typeof Settings>

/** Only what is given changes, so that two tabs don't put back each other's old values. */
export const SettingsChange = z.partial(Settings).check(z.refine((change) => Object.keys(change).length > 0))
export type SettingsChange = z.infer<typeof SettingsChange>

/** What a visitor's pages may know of the company. */
export type PublicCompany = Pick<
  Settings,
  "companyName" | "contactEmail" | "phone" | "address" | "kvk" | "btwId" | "logo"
>

/** What the pages about the company show. `underConstruction` also holds until name and telephone are known. */
export type SiteContent = Pick<
  Settings,
  | "openingHours"
  | "serviceArea"
  | "headline"
  | "intro"
  | "story"
  | "owner"
  | "ownerPhoto"
  | "socialLinks"
  | "shares"
  | "showTestimonials"
  | "underConstruction"
  | "answerDays"
  | "typesNotOffered"
> & {
  /** What the calculators for visitors begin with; without it the owner shows them none. */
  calculators?: { coverage: number; canLitres: number }
}

/** As large as a picture of the company may be sent. */
export const maxPictureBytes = 5 * 1024 * 1024
export const pictureKinds = ["logo", "owner"] as const
export type PictureKind = (typeof pictureKinds)[number]
/** Id of a picture that waits until it is saved with the settings. */
export const PictureReply = z.object({ id: Picture })

export const Health = z.object({ ok: z.literal(true) })

/** What the office sees of a mail: `error` says in Dutch why the last attempt failed, `nextAttemptAt` when another comes. */
export const Mail = z.object({
  id: z.int(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(["waiting", "sent", "failed", "cancelled"]),
  createdAt: z.iso.datetime(),
  sentAt: z.nullable(z.iso.datetime()),
  nextAttemptAt: z.nullable(z.iso.datetime()),
  error: z.nullable(z.string()),
})
export type Mail = z.infer<typeof Mail>

/** `missing`: what has to be set up before mail can be sent. `from` is the sender's address. */
export const MailOverview = z.object({
  configured: z.boolean(),
  missing: z.nullable(z.enum(["server", "sender"])),
  from: z.string(),
  waiting: z.int(),
  failed: z.int(),
  recent: z.array(Mail),
})
export type MailOverview = z.infer<typeof MailOverview>

/** Work that goes on by itself. `lastError` is a Dutch sentence; `off` has not been set up or started. */
export const Agent = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(["ok", "busy", "failing", "off"]),
  lastRunAt: z.nullable(z.iso.datetime()),
  lastError: z.nullable(z.string()),
  waiting: z.int(),
  /** What it says of itself when all is well. */
  note: z.nullable(z.string()),
})
export type Agent = z.infer<typeof Agent>
