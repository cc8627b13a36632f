import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { CheckboxGroup } from "#ui/kit/CheckboxGroup.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import type { Scan } from "../../scans/schema.ts"
import { TotalsCheck } from "./amounts/TotalsCheck.tsx"
import { SlotField } from "./fields/SlotField.tsx"
import { amountSlots, type Slot, type sortSlots } from "./slots.ts"
import type { Sums } from "./sums.ts"
import type { ReviewForm } from "./useReviewForm.ts"

interface FieldGroupsProps {
  scan: Scan
  form: ReviewForm
  groups: ReturnType<typeof sortSlots>
  checked: ReadonlySet<Slot>
  sums: Sums
}

/** What was read with doubt first, then the rest, then what the document doesn't seem to have. */
export function FieldGroups({
  scan,
  form,
  groups: { first, rest, folded },
  checked,
  sums,
}: FieldGroupsProps) {
  const { t } = useTranslation()
  const read = scan.suggestion !== null
  const fields = (slots: readonly Slot[]) => (
    <div className="review-grid stack roomy">
      {slots.map((slot) => (
        <SlotField
          key={slot}
          slot={slot}
          scan={scan}
          start={form.start}
          typed={form.typed}
          faults={form.faults}
          doubtful={first.includes(slot)}
          checked={checked.has(slot)}
          change={form.change}
        />
      ))}
    </div>
  )
  const facts = rest.filter((slot) => !amountSlots.includes(slot))
  const amounts = rest.filter((slot) => amountSlots.includes(slot))
  return (
    <>
      {first.length > 0 && (
        <Card
          className={read ? "review-first" : undefined}
          title={
            read ? t("invoices.review.group.first", { count: first.length }) : t("invoices.review.group.fill")
          }
        >
          {read && <p className="muted review-group-hint">{t("invoices.review.group.firstHint")}</p>}
          {fields(first)}
          {amounts.length === 0 && <TotalsCheck sums={sums} />}
        </Card>
      )}
      <Card title={t(read ? "invoices.review.group.rest" : "invoices.review.group.more")}>
        {fields(facts)}
        {folded.length > 0 && (
          <Disclosure summary={t("invoices.review.group.folded", { count: folded.length })}>
            {fields(folded)}
          </Disclosure>
        )}
        <CheckboxGroup
          id="review-realEstate"
          legend={<span className="visually-hidden">{t("invoices.review.keep")}</span>}
          value={form.typed.realEstate ? ["on"] : []}
          onChange={([on]) => form.change({ realEstate: on !== undefined })}
          options={[{ value: "on", label: t("invoices.review.keep"), hint: t("invoices.review.keepHint") }]}
        />
      </Card>
      {amounts.length > 0 && (
        <Card title={t("invoices.review.group.amounts")}>
          {fields(amounts)}
          <TotalsCheck sums={sums} />
        </Card>
      )}
    </>
  )
}
