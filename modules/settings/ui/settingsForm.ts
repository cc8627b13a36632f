import { useState } from "react"
import * as z from "zod/mini"
import { safeParse } from "zod/v4/core"
import { defineForm } from "#ui/form/defineForm.tsx"
import { choice, drawn, longText, number, onOff, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { faultsIn } from "../checks.ts"
import { Settings, type SettingsChange } from "../schema.ts"
import { api } from "./api.ts"
import { partOf, shapeText } from "./errorTexts.ts"
import { settingsPath } from "./hooks.ts"

export type SettingsForm = ReturnType<typeof useSettingsForm>["form"]

/** All settings; each screen shows some of them. Only what was changed is sent, so that two screens don't undo each other. */
export const settings = defineForm(
  z.partial(Settings),
  {
    ...{ companyName: text, contactEmail: text, phone: text, address: longText, kvk: text, btwId: text },
    closedPeriods: drawn<Settings["closedPeriods"]>([]),
    ...{ iban: text, gAccountIban: text, logo: drawn(""), realEstateRecords: onOff },
    ...{ underConstruction: onOff, showTestimonials: onOff },
    ...{ headline: text, intro: longText, serviceArea: text, story: longText },
    ...{ openingHours: drawn<Settings["openingHours"]>([]), shares: drawn<Settings["shares"]>([]) },
    ...{ owner: drawn({ name: "", role: "", about: "" }), ownerPhoto: drawn("") },
    socialLinks: drawn({ facebook: "", instagram: "", linkedin: "", youtube: "" }),
    checklistLinks: drawn({ mail: "", calendar: "", chat: "", storage: "", weather: "", taskList: "" }),
    answerDays: drawn({ call: Number.NaN, visit: Number.NaN, quote: Number.NaN }),
    typesNotOffered: drawn<Settings["typesNotOffered"]>([]),
    typesWithoutPrice: drawn<Settings["typesWithoutPrice"]>([]),
    ...{ calculatorPage: onOff, paintCoverage: number, paintCanLitres: number },
    ...{ privacyText: longText, termsText: longText },
    urenregistratieMode: choice<Settings["urenregistratieMode"]>(),
    ...{ autoGpsStart: onOff, gpsTrails: onOff },
  },
  {
    id: "",
    wrong: (_, path) => shapeText(path),
    part: partOf,
    message: ({ message }) => `${t("settings.company.failedText")} ${message}`,
    toCall: (values, before) => changed(values, before),
  },
)

interface SettingsFormOptions {
  /** The form asks the company's name, which it must have by the time this is saved. */
  named?: boolean
  /** In the place of a toast, also when there was nothing to save. */
  onSaved?: () => void
}

/** `saved`: as they are kept now. */
export function useSettingsForm(known: Settings, { named, onSaved }: SettingsFormOptions = {}) {
  const [saved, setSaved] = useState(known)
  const form = settings.useForm({
    start: known,
    check: ({ asked, values: { companyName } }) =>
      faultsIn(wellShaped(named ? { ...asked, companyName: companyName?.trim() } : asked)),
    send: async (change) => (Object.keys(change).length === 0 ? undefined : api.save(change)),
    refreshes: settingsPath,
    done: (next) => (next && !onSaved ? { title: t("settings.company.saved") } : undefined),
    failed: () => ({ title: t("settings.company.failed"), text: t("settings.company.failedText") }),
    onSaved(next) {
      if (next) {
        setSaved(next)
        form.load(next)
      }
      onSaved?.()
    },
  })
  return { form, saved }
}

const changed = (values: SettingsChange, before: SettingsChange): SettingsChange =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Settings]),
    ),
  )

/** Only what has its shape can be judged further. */
const wellShaped = (change: SettingsChange): SettingsChange =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([name, value]) => safeParse(Settings.shape[name as keyof Settings], value).success,
    ),
  )
