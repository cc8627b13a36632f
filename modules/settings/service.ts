import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { invalid } from "#src/shared/errors.ts"
import { defaults } from "./defaults.ts"
import { isBtwId, isIban, isKvkNumber } from "./identifiers.ts"
import type { PublicCompany, Settings, SettingsChange, SiteContent } from "./schema.ts"
import { settings } from "./table.ts"

export type SettingsService = ReturnType<typeof createSettings>

/** The company's data. Read on every page, so kept in memory; this process is the only writer. */
export function createSettings({ db, log }: { db: Db; log: Log }) {
  let current = read()

  function read(): Settings {
    const rows = db.select().from(settings).all()
    const known = rows.filter((row) => row.key in defaults)
    return { ...defaults, ...Object.fromEntries(known.map((row) => [row.key, row.value])) }
  }

  return {
    get: (): Settings => current,
    publicCompany({ companyName, contactEmail, phone, address, kvk, btwId, logo } = current): PublicCompany {
      return { companyName, contactEmail, phone, address, kvk, btwId, logo }
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
      companyName,
      phone,
    } = current): SiteContent {
      return {
        ...{ openingHours, serviceArea, headline, intro, story, owner, ownerPhoto },
        ...{ socialLinks, shares, showTestimonials, answerDays },
        underConstruction: underConstruction || !companyName || !phone,
      }
    },
    save(next: SettingsChange, by: User | null): Settings {
      refuseWrongNumbers(next)
      write(db, () => {
        for (const [key, value] of Object.entries(next))
          db.insert(settings)
            .values({ key, value })
            .onConflictDoUpdate({ target: settings.key, set: { value } })
            .run()
        log.record("settings.saved", { kind: "settings", id: 1 }, by?.id ?? null)
      })
      current = read()
      return current
    },
  }
}

function refuseWrongNumbers({ kvk, btwId, iban }: SettingsChange) {
  const wrong: Record<string, string> = {}
  if (kvk && !isKvkNumber(kvk)) wrong.kvk = "settings.kvkWrong"
  if (btwId && !isBtwId(btwId)) wrong.btwId = "settings.btwIdWrong"
  if (iban && !isIban(iban)) wrong.iban = "settings.ibanWrong"
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}
