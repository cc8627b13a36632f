import type { FieldError } from "react-hook-form"
import { t } from "#ui/lib/i18n.ts"
import { sentenceOf } from "#ui/lib/refusal.ts"
import { misshapen } from "./formChecks.ts"
import { weekdays } from "./weekdays.ts"

const companyNames = ["companyName", "contactEmail", "phone", "address", "kvk", "btwId", "iban"] as const

/** What is wrong at a path, as a sentence. */
export function wrongText(path: string, error: FieldError): string {
  if (error.type === "check" && error.message && error.message !== misshapen)
    return t(`settings.errors.${error.message.replace("settings.", "")}` as "settings.errors.hoursWrong")
  return sentenceOf(error, shapeText(path)) ?? ""
}

function shapeText(path: string): string {
  const company = companyNames.find((name) => name === path)
  if (company) return t(`settings.company.wrong.${company}`)
  const [name, , part] = path.split(".")
  if (name === "openingHours") return t("settings.wrong.time")
  if (name === "shares") return t(part === "label" ? "settings.wrong.shareLabel" : "settings.wrong.percent")
  if (name === "answerDays") return t("settings.wrong.days")
  return t("settings.wrong.text")
}

const textNames = ["headline", "intro", "serviceArea", "story", "privacyText", "termsText"] as const

/** In the list above the form: which field or row it is about. */
export function placeText(path: string): string {
  const [name, part = ""] = path.split(".")
  const text = textNames.find((known) => known === name)
  if (text) return t(`settings.text.${text}`)
  if (!part) return ""
  if (name === "openingHours") return t(`settings.hours.day.${weekdays[Number(part)]!}`)
  if (name === "shares") return t("settings.shares.row", { number: Number(part) + 1 })
  if (name === "socialLinks") return t(`settings.links.${part}` as "settings.links.facebook")
  if (name === "answerDays") return t(`settings.answerDays.${part}` as "settings.answerDays.call")
  if (name === "owner") return t(`settings.owner.${part}` as "settings.owner.name")
  return ""
}
