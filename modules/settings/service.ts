import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Sender } from "#src/documents/sender.ts"
import { cleanLogo } from "#src/files/logo.ts"
import { cleanPhoto } from "#src/files/photo.ts"
import type { FileStore } from "#src/files/store.ts"
import { invalid, notFound } from "#src/shared/errors.ts"
import { completed, faultsIn } from "./checks.ts"
import { defaults } from "./defaults.ts"
import { logoPicture } from "./logoPicture.ts"
import type { PictureKind, PublicCompany, Settings, SettingsChange, SiteContent } from "./schema.ts"
import { settings } from "./table.ts"

export type SettingsService = ReturnType<typeof createSettings>

const pictures = ["logo", "ownerPhoto"] as const

/** The company's data. Read on every page, so kept in memory; this process is the only writer. */
export function createSettings({ db, log, files }: { db: Db; log: Log; files: FileStore }) {
  let current = read()

  function read(): Settings {
    const rows = db.select().from(settings).all()
    const known = rows.filter((row) => row.key in defaults)
    return { ...defaults, ...Object.fromEntries(known.map((row) => [row.key, row.value])) }
  }

  /** A picture is one that was just sent and waits, the one that is there already, or none. */
  function pictureFaults(change: SettingsChange): Record<string, string> {
    const names = pictures.filter((name) => {
      const id = change[name]
      return id && id !== current[name] && files.unkept([id]).length === 0
    })
    return Object.fromEntries(names.map((name) => [name, "settings.pictureGone"]))
  }

  return {
    get: (): Settings => current,
    publicCompany({ companyName, contactEmail, phone, address, kvk, btwId, logo } = current): PublicCompany {
      return { companyName, contactEmail, phone, address, kvk, btwId, logo: files.isWhole(logo) ? logo : "" }
    },
    siteContent({
      openingHours,
      serviceArea,
      headline,
      intro,
      story,
      owner,
      ownerPhoto,
      socialLinks,
      shares,
      showTestimonials,
      underConstruction,
      answerDays,
      typesNotOffered,
      calculatorPage,
      paintCoverage,
      paintCanLitres,
      companyName,
      phone,
    } = current): SiteContent {
      return {
        ...{ openingHours, serviceArea, headline, intro, story, owner, ownerPhoto },
        ...{ socialLinks, shares, showTestimonials, answerDays, typesNotOffered },
        ...(calculatorPage && { calculators: { coverage: paintCoverage, canLitres: paintCanLitres } }),
        underConstruction: underConstruction || !companyName || !phone,
      }
    },
    save(given: SettingsChange, by: User | null): Settings {
      const change = completed(given)
      const faults = { ...faultsIn(change), ...pictureFaults(change) }
      if (Object.keys(faults).length > 0) throw invalid(faults)
      write(db, () => {
        for (const [key, value] of Object.entries(change))
          db.insert(settings)
            .values({ key, value })
            .onConflictDoUpdate({ target: settings.key, set: { value } })
            .run()
        const before = picturesOf(current)
        const after = picturesOf({ ...current, ...change })
        files.release(before.filter((id) => !after.includes(id)))
        files.keep(after.filter((id) => !before.includes(id)))
        // From when on the office sees routes must be found back.
        const trails = change.gpsTrails === undefined ? {} : { gpsTrails: change.gpsTrails }
        const changed = { fields: Object.keys(change), ...trails }
        log.record("settings.saved", { kind: "settings", id: 1 }, by?.id ?? null, changed)
      })
      current = read()
      return current
    },
    /** Keeps a picture of the company for a day; saving its id with the settings keeps it for good. */
    async takePicture(
      { kind, bytes }: { kind: PictureKind; bytes: Uint8Array },
      by: User,
    ): Promise<{ id: string }> {
      const sender = { account: by.id }
      const picture =
        kind === "logo"
          ? await cleanLogo(bytes, sender)
          : { bytes: await cleanPhoto(bytes, sender), mediaType: "image/jpeg" }
      return { id: await files.add(picture.bytes, picture.mediaType) }
    },
    /** The company as its documents show it. */
    async sender(): Promise<Sender> {
      const { companyName, contactEmail, phone, address, kvk, btwId, iban, logo } = current
      const picture = await logoPicture(files.isWhole(logo) ? files.read(logo) : undefined)
      return { companyName, contactEmail, phone, address, kvk, btwId, iban, logoPicture: picture }
    },
    /** Only what the pages of the company show, for anyone who asks. */
    picture(id: string) {
      const file = [current.logo, current.ownerPhoto].includes(id) ? files.read(id) : undefined
      if (!file) throw notFound("settings")
      return file
    },
  }
}

/** One picture may serve as both, so it is only let go once neither is it. */
const picturesOf = (of: Settings): string[] => [
  ...new Set(pictures.map((name) => of[name]).filter((id) => id !== "")),
]
