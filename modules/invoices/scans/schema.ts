import * as z from "zod/mini"
import { postedKinds, scanFormats, scanStates } from "../schema.ts"
import { reasons } from "../understanding/suggestion.ts"

/** What was photographed or received, and how it was read. */

const part = z.number()
const Place = z.object({
  page: z.int(),
  box: z.object({ left: part, top: part, width: part, height: part }),
})

const found = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    value,
    confidence: z.number(),
    reason: z.enum(reasons),
    label: z.nullable(z.string()),
    place: z.nullable(Place),
  })

const word = found(z.string())
const cents = found(z.int())
const yesOrNo = found(z.boolean())
const kind = found(z.enum(postedKinds))
const words = z.array(word)
const amounts = z.array(cents)

/** Cents stay cents, as the screen counts with them. */
export const Suggested = z.object({
  fields: z.partial(
    z.object({
      ...{ kind, supplier: word, invoiceNumber: word, date: word, dueDate: word, currency: word },
      ...{ netCents: cents, vatCents: cents, totalCents: cents, payableCents: cents },
      ...{ reverseCharge: yesOrNo, linesIncludeVat: yesOrNo },
      ...{ iban: word, blockedIban: word, blockedCents: cents, btwId: word, kvk: word },
      ...{ orderReference: word, projectReference: word, deliveryAddress: word },
    }),
  ),
  others: z.partial(
    z.object({
      ...{ kind: z.array(kind), supplier: words, invoiceNumber: words, date: words, dueDate: words },
      ...{
        currency: words,
        netCents: amounts,
        vatCents: amounts,
        totalCents: amounts,
        payableCents: amounts,
      },
      ...{ reverseCharge: z.array(yesOrNo), linesIncludeVat: z.array(yesOrNo) },
      ...{ iban: words, blockedIban: words, blockedCents: amounts, btwId: words, kvk: words },
      ...{ orderReference: words, projectReference: words, deliveryAddress: words },
    }),
  ),
  vat: z.array(
    z.object({ rate: z.number(), baseCents: z.int(), vatCents: z.int(), place: z.nullable(Place) }),
  ),
  lines: z.array(
    z.object({
      description: z.string(),
      quantity: z.nullable(z.number()),
      unit: z.string(),
      unitPrice: z.nullable(z.number()),
      cents: z.int(),
      vatRate: z.nullable(z.number()),
      confidence: z.number(),
      place: z.nullable(Place),
    }),
  ),
  supplierId: z.nullable(z.int()),
  recognisedBy: z.nullable(z.enum(["iban", "btwId", "kvk", "name"])),
  confidence: z.number(),
  remarks: z.array(z.string()),
})

const Person = z.nullable(z.string())
const Instant = z.iso.datetime()

/** A scan as lists show it. `progress` counts pages; `total` is 0 until the document was opened. */
export const ScanRow = z.object({
  id: z.int(),
  state: z.enum(scanStates),
  fileName: z.string(),
  format: z.enum(scanFormats),
  bytes: z.int(),
  /** Saves the original. */
  url: z.string(),
  progress: z.object({ done: z.int(), total: z.int() }),
  /** Why it can't be read, as a sentence. */
  failure: z.nullable(z.string()),
  confidence: z.nullable(z.number()),
  supplier: z.nullable(z.string()),
  invoiceNumber: z.nullable(z.string()),
  date: z.nullable(z.string()),
  /** In euros. */
  totalAmount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  projectId: z.nullable(z.int()),
  projectName: z.nullable(z.string()),
  note: z.string(),
  uploadedBy: Person,
  mine: z.boolean(),
  /** The invoice that was posted of it. */
  invoiceId: z.nullable(z.int()),
  createdAt: Instant,
})
export type ScanRow = z.infer<typeof ScanRow>

/** What an upload is answered: the fields that programs know, and where to go on. */
export const OcrResult = z.object({
  id: z.int(),
  state: z.enum(scanStates),
  confidence: z.number(),
  invoiceNumber: z.string(),
  date: z.string(),
  supplier: z.string(),
  vatAmount: z.number(),
  totalAmount: z.number(),
  items: z.array(
    z.object({
      description: z.string(),
      quantity: z.nullable(z.number()),
      price: z.nullable(z.number()),
      amount: z.number(),
    }),
  ),
  oneDriveUrls: z.object({ wordUrl: z.string(), excelUrl: z.string() }),
})
export type OcrResult = z.infer<typeof OcrResult>

/** The answer 202: it takes longer; ask `url` how far it is. */
export const Underway = z.object({ id: z.int(), state: z.enum(scanStates), url: z.string() })
export type Underway = z.infer<typeof Underway>

/** The answer 422 to what was stored and can't be read: a person can still type what it says. */
export const UnreadScan = z.object({
  success: z.literal(false),
  id: z.int(),
  code: z.string(),
  error: z.string(),
})
export type UnreadScan = z.infer<typeof UnreadScan>

/** Whole, for the screen where it is checked. `pages` are pictures by number, with their ratio of width to height; 0 when not read. */
export const Scan = z.extend(ScanRow, {
  suggestion: z.nullable(Suggested),
  pages: z.array(z.object({ url: z.string(), width: z.number(), height: z.number() })),
  result: z.nullable(OcrResult),
  /** What the settings say of keeping: ten years, unless a person says otherwise of this one. */
  realEstate: z.boolean(),
})
export type Scan = z.infer<typeof Scan>

/** The piles of the scanner: what is being read or must be checked, and what was thrown away in the last 30 days. */
export const ScanFilter = z.strictObject({ discarded: z.optional(z.enum(["true", "false"])) })
export type ScanFilter = z.infer<typeof ScanFilter>
