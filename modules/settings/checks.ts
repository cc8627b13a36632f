import { type Closed, openDaysFrom } from "#src/shared/closed.ts"
import { waysIn } from "#src/shared/entries.ts"
import { isBtwId, isIban, isKvkNumber } from "./identifiers.ts"
import type { SettingsChange } from "./schema.ts"

/** What the shape alone does not tell: a code per path that is wrong. Both sides ask here. */
export function faultsIn(change: SettingsChange): Record<string, string> {
  const { companyName, kvk, btwId, iban, gAccountIban, openingHours, closedPeriods, shares } = change
  const faults: Record<string, string> = {}
  if (companyName === "") faults.companyName = "settings.nameMissing"
  if (kvk && !isKvkNumber(kvk)) faults.kvk = "settings.kvkWrong"
  if (btwId && !isBtwId(btwId)) faults.btwId = "settings.btwIdWrong"
  if (iban && !isIban(iban)) faults.iban = "settings.ibanWrong"
  if (gAccountIban && !isIban(gAccountIban)) faults.gAccountIban = "settings.ibanWrong"
  for (const [day, hours] of openingHours?.entries() ?? [])
    if (hours && hours.closes <= hours.opens) faults[`openingHours.${day}.closes`] = "settings.hoursWrong"
  for (const [index, period] of closedPeriods?.entries() ?? []) {
    const wrong = periodFault(period, closedPeriods!.toSpliced(index, 1))
    if (wrong) faults[`closedPeriods.${index}.${wrong[0]}`] = `settings.${wrong[1]}`
  }
  if (shares?.length && totalOf(shares) !== 100) faults.shares = "settings.sharesWrong"
  if (waysIn.every((way) => change.typesNotOffered?.includes(way)))
    faults.typesNotOffered = "settings.nothingOffered"
  for (const group of linkGroups)
    for (const [name, link] of Object.entries(change[group] ?? {}))
      if (webAddress(link) === undefined) faults[`${group}.${name}`] = "settings.linkWrong"
  return faults
}

/** Of what a company that is nearly always closed would plan, nobody sees the end. */
const fewestOpenDays = 20

function periodFault(period: Closed, others: Closed[]): [part: "from" | "to", code: string] | undefined {
  const { from, to } = period
  if (to < from) return ["to", "closedEndsFirst"]
  if (others.some((other) => other.from <= to && from <= other.to)) return ["from", "closedTwice"]
  if (openDaysFrom(from, [period, ...others], fewestOpenDays) < fewestOpenDays) return ["to", "closedAlways"]
  return undefined
}

export const totalOf = (shares: readonly { percent: number }[]) =>
  shares.reduce((total, { percent }) => total + percent, 0)

/** The change as it is kept: web addresses in full. */
export function completed(change: SettingsChange): SettingsChange {
  const given = linkGroups.flatMap((group) => {
    const links = Object.entries(change[group] ?? {}).map(([name, link]) => [name, webAddress(link) ?? link])
    return change[group] ? [[group, Object.fromEntries(links)]] : []
  })
  return { ...change, ...Object.fromEntries(given) }
}

const linkGroups = ["socialLinks", "checklistLinks"] as const

/** 'facebook.com/kade' and 'www.kade.nl' as 'https://...'; undefined when it can be no address of the web. */
export function webAddress(text: string): string | undefined {
  const typed = text.trim()
  if (typed === "") return ""
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(typed)?.[1]
  const address = scheme ? typed.replace(/^http:/i, "https:") : `https://${typed}`
  const wellFormed = /^https:\/\/[^\s"<>\\@/?#]+\.[a-z]{2,}(:\d+)?([/?#][^\s"<>\\]*)?$/i.test(address)
  return wellFormed && URL.canParse(address) ? address : undefined
}
