import { useTranslation } from "react-i18next"
import { formatEuro } from "#src/shared/euro.ts"
import type { ApiError } from "#ui/lib/http.ts"
import { type ToastText, toast } from "#ui/lib/toast.ts"
import type { Left } from "../../allocations/shares.ts"
import { whyNot } from "./hooks.ts"
import { type Fault, type Faults, gravest, mostDescription, type Typed } from "./judge.ts"

/** What is wrong in words: as a toast, above the form and at each field. */
export function useFaultTexts({ cents }: Left) {
  const { t } = useTranslation()
  const amount = formatEuro(Math.abs(cents))

  const whole: Record<Fault, ToastText> = {
    missing: {
      title: t("invoices.allocations.form.incomplete"),
      text: t("invoices.allocations.form.incompleteText"),
    },
    invalid: {
      title: t("invoices.allocations.form.invalid"),
      text: t("invoices.allocations.form.invalidText"),
    },
    tooHigh: {
      title: t("invoices.allocations.form.tooHigh"),
      text: t("invoices.allocations.form.tooHighText", { amount }),
    },
    tooLong: {
      title: t("invoices.allocations.form.failed"),
      text: t("invoices.allocations.form.tooLong", { most: mostDescription }),
    },
  }

  const sentence = (field: keyof Typed, fault: Fault) =>
    fault === "missing" && field !== "description"
      ? t(`invoices.allocations.form.missing.${field}`)
      : whole[fault].text

  return {
    of: (faults: Faults): Partial<Record<keyof Typed, string>> =>
      Object.fromEntries(
        Object.entries(faults).map(([field, fault]) => [field, sentence(field as keyof Typed, fault)]),
      ),
    warn(faults: Faults) {
      const fault = gravest(faults)
      if (fault) toast({ ...whole[fault], destructive: true })
    },
    /** Above the form: what was refused, here or by the server, who says why himself. */
    above(faults: Faults, error: ApiError | undefined): { failed: string; why?: string } {
      if (error) return { failed: whyNot(error).title }
      const fault = gravest(faults)
      return {
        failed: fault ? whole[fault].title : "",
        why: fault === "missing" ? whole.missing.text : undefined,
      }
    },
  }
}
