import { t } from "#ui/lib/i18n.ts"
import { weekdays } from "./weekdays.ts"

const companyNames = [
  "companyName",
  "contactEmail",
  "phone",
  "address",
  "kvk",
  "btwId",
  "iban",
  "gAccountIban",
] as const

/** What does not have the shape of a setting, by its path. */
export function shapeText(path: string): string {
  const company = companyNames.find((name) => name === path)
  if (company) return t(`settings.company.wrong.${company}`)
  const [name, , part] = path.split(".")
  if (name === "openingHours") return t("settings.wrong.time")
  if (name === "closedPeriods")
    return t(part === "name" ? "settings.wrong.closedName" : "settings.wrong.closedDay")
  if (name === "shares") return t(part === "label" ? "settings.wrong.shareLabel" : "settings.wrong.percent")
  if (name === "answerDays") return t("settings.wrong.days")
  if (path === "paintCoverage" || path === "paintCanLitres") return t(`settings.calculators.wrong.${path}`)
  return t("settings.wrong.text")
}

const textNames = ["headline", "intro", "serviceArea", "story", "privacyText", "termsText"] as const

/** In the list above the form: which field or row it is about. */
export function partOf(path: string): string {
  const [name, part = ""] = path.split(".")
  const text = textNames.find((known) => known === name)
  if (text) return t(`settings.text.${text}`)
  if (name === "paintCoverage" || name === "paintCanLitres") return t(`settings.calculators.${name}`)
  if (!part) return ""
  if (name === "openingHours") return t(`settings.hours.day.${weekdays[Number(part)]!}`)
  if (name === "closedPeriods") return t("settings.closed.row", { number: Number(part) + 1 })
  if (name === "shares") return t("settings.shares.row", { number: Number(part) + 1 })
  if (name === "socialLinks") return t(`settings.links.${part}` as "settings.links.facebook")
  if (name === "answerDays") return t(`settings.answerDays.${part}` as "settings.answerDays.call")
  if (name === "owner") return t(`settings.owner.${part}` as "settings.owner.name")
  return ""
}
