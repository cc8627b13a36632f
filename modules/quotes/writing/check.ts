import type { Estimate } from "../pricing/line.ts"
import { foreignAmounts } from "./amounts.ts"
import { amountsIn } from "./amountsIn.ts"
import type { Written } from "./model.ts"
import type { notices } from "./nl.ts"
import { longest } from "./texts.ts"

const shortest = { analysis: 40, quotationText: 200 }

/** Why texts can't be taken: what they name of money must be the calculation's. Undefined: they are good. */
export function faultIn(texts: Written, estimate: Estimate): keyof typeof notices | undefined {
  const fits = (["analysis", "quotationText"] as const).every(
    (name) => texts[name].length >= shortest[name] && texts[name].length <= longest[name],
  )
  if (!fits || !isDutch(texts.quotationText)) return "unusable"
  if (foreignAmounts(`${texts.analysis}\n\n${texts.quotationText}`, estimate).length > 0)
    return "foreignAmounts"
  return namesTotal(texts.quotationText, estimate) ? undefined : "unusable"
}

const isDutch = (text: string) => (text.match(/\b(de|het|een|van|voor|wij|u)\b/gi)?.length ?? 0) >= 5

function namesTotal(text: string, { totals: { incVatCents } }: Estimate): boolean {
  return incVatCents === 0 || amountsIn(text).some(({ readings }) => readings.includes(Math.abs(incVatCents)))
}
