import type { User } from "#modules/access/schema.ts"
import { type Format, formatOf, formats } from "#src/files/format.ts"
import { cleanPhoto } from "#src/files/photo.ts"
import type { FileStore } from "#src/files/store.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError, invalid } from "#src/shared/errors.ts"
import { dwellingOf } from "../pricing/vat.ts"
import type { Declarations } from "./declarations.ts"
import type { NewDeclaration } from "./schema.ts"
import type { QuotationStates } from "./states.ts"

/** What the client declared about the building, with the paper that proves it. */
export function createProof({
  clock,
  files,
  declarations,
  states,
}: {
  clock: Clock
  files: FileStore
  declarations: Declarations
  states: QuotationStates
}) {
  function requireTrue({ givenOn, builtIn, olderThan2Years }: NewDeclaration) {
    const now = today(clock)
    const year = Number(now.slice(0, 4))
    if (givenOn > now) throw invalid({ givenOn: "quotes.declaredInFuture" })
    if (builtIn === null) return
    if (builtIn > year) throw invalid({ builtIn: "quotes.builtInFuture" })
    const { olderThan2Years: possible } = dwellingOf({ use: null, builtIn, olderThan2Years }, now)
    if (olderThan2Years && possible === false) throw invalid({ olderThan2Years: "quotes.notOlder" })
  }

  return {
    requireTrue,
    requireKept(id: number) {
      if (states.find(id).state === "proposed") throw conflict("quotes.keepFirst")
    },
    /** Keeps the file; it is lost property until the declaration refers to it. */
    async store(bytes: Uint8Array, by: User): Promise<{ fileId: string; format: Format }> {
      const format = formatOf(bytes)
      if (format !== formats.pdf && format !== formats.picture) throw new DomainError("quotes.proofFormat")
      const safe = format === formats.picture ? await cleanPhoto(bytes, { account: by.id }) : bytes
      return { fileId: await files.add(safe, format.mediaType), format }
    },
    /** In the caller's transaction. */
    declare(
      id: number,
      declared: NewDeclaration,
      proof: { fileId: string; format: Format } | undefined,
      by: User,
    ) {
      const { quotation } = states.find(id)
      const { builtIn, olderThan2Years, givenBy } = declared
      declarations.add({
        ...declared,
        quotationId: id,
        fileId: proof?.fileId ?? null,
        fileName: proof ? fileName(quotation.number, declarations.proofs(id) + 1, proof.format) : "",
        recordedBy: by.id,
      })
      if (proof) files.keep([proof.fileId])
      const action = olderThan2Years ? "declaredOld" : "declaredNew"
      states.record(action, quotation, by.id, { givenBy, builtIn })
    },
    read(id: number, declarationId: number) {
      const { fileId, fileName } = declarations.find(id, declarationId)
      const file = fileId === null ? undefined : files.read(fileId)
      if (!file) throw new DomainError("quotes.proofNotFound", 404)
      return { ...file, name: fileName }
    },
  }
}

/** A name of our own: safe on any disk, and it says where it belongs. */
const fileName = (number: string, nth: number, { extension }: Format) =>
  `Verklaring ${number}${nth > 1 ? ` (${nth})` : ""}.${extension}`
