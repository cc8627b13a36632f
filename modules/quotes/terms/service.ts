import { desc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { formats } from "#src/files/format.ts"
import type { FileStore } from "#src/files/store.ts"
import { changedMeanwhile } from "#src/shared/changedMeanwhile.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError, invalid } from "#src/shared/errors.ts"
import { conditionsFileName } from "../documents/fileNames.ts"
import { offerTerms } from "../table.ts"
import { faultsIn } from "./checks.ts"
import type { Conditions, OfferTerms, SavedTerms } from "./schema.ts"
import { standardTerms } from "./standard.ts"

export type OfferTermsService = ReturnType<typeof createOfferTerms>

/**
 * What the company offers on. Each save is a row that stays, so a file with conditions that a quotation named is never
 * cleared, whatever the owner removes.
 */
export function createOfferTerms({
  db,
  clock,
  log,
  files,
  people,
}: {
  db: Db
  clock: Clock
  log: Log
  files: FileStore
  people: () => User[]
}) {
  const newest = prepared(() => db.select().from(offerTerms).orderBy(desc(offerTerms.version)).limit(1))
  const wasSaved = (fileId: string) =>
    db
      .select({ version: offerTerms.version })
      .from(offerTerms)
      .where(eq(offerTerms.conditionsId, fileId))
      .get()

  function saved(): SavedTerms {
    const row = newest.get()
    return row ? { ...row.terms, version: row.version } : { ...standardTerms, version: 0 }
  }

  /** One that was just sent and waits, or one that was there before. */
  function isKnown({ fileId }: Conditions): boolean {
    if (wasSaved(fileId)) return true
    return files.unkept([fileId]).length > 0 && files.read(fileId)?.mediaType === formats.pdf.mediaType
  }

  function requireNewest(seen: number) {
    const row = newest.get()
    if (!row || row.version === seen) return
    const { createdAt: at, savedBy: by } = row
    throw changedMeanwhile("quotes.termsChangedMeanwhile", { at, by }, people())
  }

  return {
    saved,
    /** What a quotation that is made now offers on. */
    current(): OfferTerms {
      const { version: _, ...terms } = saved()
      return terms
    },
    save({ version, ...terms }: SavedTerms, by: User): SavedTerms {
      const { conditions } = terms
      const faults = faultsIn(terms)
      if (conditions && !isKnown(conditions)) faults.conditions = "quotes.conditionsGone"
      if (Object.keys(faults).length > 0) throw invalid(faults)
      write(db, () => {
        requireNewest(version)
        const createdAt = clock().toISOString()
        const conditionsId = conditions?.fileId ?? null
        db.insert(offerTerms).values({ terms, conditionsId, savedBy: by.id, createdAt }).run()
        if (conditionsId) files.keep([conditionsId])
        log.record("terms.saved", { kind: "settings", id: 1 }, by.id, {})
      })
      return saved()
    },
    /** Keeps a PDF for a day; saving its id with the terms keeps it for good. */
    async takeConditions(bytes: Uint8Array): Promise<{ fileId: string }> {
      if (!isPdf(bytes)) throw invalid({ file: "quotes.conditionsNoPdf" })
      return { fileId: await files.add(bytes, formats.pdf.mediaType) }
    },
    conditions() {
      const { conditions } = saved()
      const file = conditions && files.read(conditions.fileId)
      if (!conditions || !file) throw new DomainError("quotes.noConditions", 404)
      return { ...file, name: conditionsFileName(conditions) }
    },
  }
}

const begin = "%PDF-"
const end = "%%EOF"

/** By its bytes, never by its name; one that broke off while it was sent has no end. */
function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => new TextDecoder("latin1").decode(part)
  return text(bytes.subarray(0, begin.length)) === begin && text(bytes.subarray(-2048)).includes(end)
}
