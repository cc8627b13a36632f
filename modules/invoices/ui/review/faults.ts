import { safeParse } from "zod/v4/core"
import { t } from "#ui/lib/i18n.ts"
import { InvoiceContent } from "../../purchases/schema.ts"
import { contentOf, isFilled, type Typed } from "./typed.ts"

export type Faults = Readonly<Record<string, string>>

/** What is wrong with a form before it is sent, by path: `lines.3.amount`. The server judges by the same schema. */
export function faultsIn(typed: Typed): Faults {
  const read = safeParse(InvoiceContent, contentOf(typed))
  const issues = read.success ? [] : read.error.issues
  return onForm(
    Object.fromEntries(issues.map(({ path, message }) => [path.join("."), sentenceOf(message)])),
    typed,
  )
}

/** Sums follow from the rows, and rows that nobody filled in were not sent. */
export function onForm(faults: Faults, typed: Typed): Faults {
  const places = typed.vat.flatMap((row, index) => (isFilled(row) ? [index] : []))
  return Object.fromEntries(
    Object.entries(faults)
      .filter(([path]) => path !== "netAmount" && path !== "vatAmount")
      .map(([path, sentence]) => [
        (names[path] ?? path).replace(/^vat\.(\d+)/, (_, index) => `vat.${places[Number(index)] ?? index}`),
        sentence,
      ]),
  )
}

const names: Record<string, string> = { totalAmount: "total", payableAmount: "payable" }

const sentenceOf = (message: string) =>
  message.startsWith("invoices.")
    ? t(message.replace("invoices.", "invoices.errors.") as "invoices.errors.encrypted")
    : t("invoices.review.wrong")
