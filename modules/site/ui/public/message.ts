import type { TextKey } from "#ui/lib/i18n.ts"
import { ContactMessage } from "../../schema.ts"

export const fieldNames = ["naam", "email", "telefoon", "onderwerp", "bericht"] as const
export type FieldName = (typeof fieldNames)[number]

/** What a visitor is writing. */
export type Draft = Record<FieldName, string> & { startedAt: string }

export const emptyDraft: Draft = {
  naam: "",
  email: "",
  telefoon: "",
  onderwerp: "",
  bericht: "",
  startedAt: "",
}

/** The fields that are not right, in the order of the form. */
export function faultsIn(draft: Draft): Partial<Record<FieldName, TextKey>> {
  const faults: Partial<Record<FieldName, TextKey>> = {}
  const fits = (name: FieldName) => ContactMessage.shape[name].safeParse(draft[name]).success
  for (const name of fieldNames) {
    const empty = draft[name].trim() === ""
    if (empty && name !== "telefoon") faults[name] = `site.contact.fault.${name}`
    else if (!empty && !fits(name)) faults[name] = unfit[name]
  }
  return faults
}

const unfit: Record<FieldName, TextKey> = {
  naam: "site.contact.fault.naamLong",
  email: "site.contact.fault.emailForm",
  telefoon: "site.contact.fault.telefoon",
  onderwerp: "site.contact.fault.onderwerpLong",
  bericht: "site.contact.fault.berichtLong",
}

const place = "waterpas.bericht"

/** What was being written in this tab before the page was loaded anew. */
export function keptDraft(): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? "{}") as Partial<Record<keyof Draft, unknown>>
    const texts = Object.entries(kept).filter(
      ([name, text]) => name in emptyDraft && typeof text === "string",
    )
    return { ...emptyDraft, ...Object.fromEntries(texts) }
  } catch {
    return emptyDraft
  }
}

export function keepDraft(draft: Draft) {
  try {
    if (draft === emptyDraft) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify(draft))
  } catch {
    // Storage may be switched off; then a reload loses the text.
  }
}
