import { memo } from "react"
import { useTranslation } from "react-i18next"
import { DateField } from "#ui/kit/DateField.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import type { Place } from "../../../reading/page.ts"
import type { Scan } from "../../../scans/schema.ts"
import { postedKinds } from "../../../schema.ts"
import { VatFields } from "../amounts/VatFields.tsx"
import type { Faults } from "../faults.ts"
import { Snippet } from "../page/Snippet.tsx"
import { hasWrongSign, withKind } from "../signs.ts"
import { foundIn, type Slot } from "../slots.ts"
import type { PostedKind, Typed } from "../typed.ts"
import { AmountField } from "./AmountField.tsx"
import { OtherReadings } from "./OtherReadings.tsx"
import { ReadMark } from "./ReadMark.tsx"
import { readingsOf } from "./readings.ts"
import { SupplierField } from "./SupplierField.tsx"

export interface SlotProps {
  slot: Slot
  scan: Scan
  start: Typed
  typed: Typed
  faults: Faults
  /** It is among what a person should look at. */
  doubtful: boolean
  checked: boolean
  change: (next: Partial<Typed> | ((before: Typed) => Typed)) => void
}

/** A field of an invoice: what was read, how sure that is, and what else it may be. */
export const SlotField = memo(function SlotField(props: SlotProps) {
  const { slot, scan, start, typed, doubtful, checked, change } = props
  const { suggestion } = scan
  const found = foundIn(slot, suggestion)
  const changed = namesOf(slot).some((name) => JSON.stringify(typed[name]) !== JSON.stringify(start[name]))
  const mark = found && <ReadMark found={found} changed={changed} checked={checked} />
  return (
    <div className={`review-slot review-slot-${slot} stack tight`} data-slot={slot}>
      <Control {...props} mark={mark} />
      {doubtful && found?.place && <Snippet pages={scan.pages} place={found.place as Place} />}
      {/* Beside what was read with certainty they would only distract. */}
      {(doubtful || changed) && (
        <OtherReadings readings={readingsOf(slot, suggestion, typed, start)} take={change} />
      )}
    </div>
  )
}, alike)

/** Another field was typed in: this one is as it was. The sums of VAT look at the total as well. */
function alike(a: SlotProps, b: SlotProps) {
  const own = [...namesOf(a.slot), ...(a.slot === "vat" ? (["total", "lines"] as const) : [])]
  return (
    a.scan === b.scan &&
    a.faults === b.faults &&
    a.doubtful === b.doubtful &&
    a.checked === b.checked &&
    own.every((name) => a.typed[name] === b.typed[name])
  )
}

function namesOf(slot: Slot): readonly (keyof Typed)[] {
  if (slot === "blocked") return ["blockedIban", "blockedAmount"]
  if (slot === "vat") return ["vat", "reverseCharge"]
  if (slot === "supplier") return ["supplier", "supplierId"]
  return slot === "kind" ? ["kind", "total"] : [slot]
}

function Control({ slot, typed, faults, change, scan, mark }: SlotProps & { mark: React.ReactNode }) {
  const { t } = useTranslation()
  const id = slotId(slot)
  const error = faults[slot]
  switch (slot) {
    case "supplier":
      return (
        <SupplierField
          id={id}
          name={typed.supplier}
          onChange={(supplier, supplierId) => change({ supplier, supplierId })}
          hint={<SupplierHint scan={scan} typed={typed} mark={mark} />}
          error={error}
        />
      )
    case "kind":
      return (
        <>
          <Select
            id={id}
            label={t("invoices.review.field.kind")}
            hint={mark}
            value={typed.kind}
            onChange={(kind) => change((before) => withKind(before, kind as PostedKind))}
            options={postedKinds.map((kind) => ({ value: kind, label: t(`invoices.kind.${kind}`) }))}
            error={error}
          />
          <Notice tone="warn">
            {hasWrongSign(typed) &&
              t(typed.kind === "credit" ? "invoices.review.sign.credit" : "invoices.review.sign.invoice")}
          </Notice>
        </>
      )
    case "date":
    case "dueDate":
      return (
        <DateField
          id={id}
          label={t(`invoices.review.field.${slot}`)}
          hint={mark}
          optional={slot === "dueDate"}
          value={typed[slot]}
          onChange={(value) => change({ [slot]: value })}
          error={error}
        />
      )
    case "total":
    case "payable":
      return (
        <AmountField
          id={id}
          label={t(`invoices.review.field.${slot}`)}
          hint={mark ?? (slot === "payable" ? t("invoices.review.hint.payable") : undefined)}
          optional={slot === "payable"}
          unit={typed.currency === "EUR" ? "€" : typed.currency}
          value={typed[slot]}
          onChange={(value) => change({ [slot]: value })}
          error={error}
        />
      )
    case "vat":
      return <VatFields typed={typed} faults={faults} change={change} mark={mark} />
    case "blocked":
      return (
        <>
          <TextField
            id={id}
            label={t("invoices.review.field.blockedIban")}
            hint={mark}
            optional
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={typed.blockedIban}
            onChange={(blockedIban) => change({ blockedIban })}
            error={faults.blockedIban}
          />
          <AmountField
            id={`${id}-amount`}
            label={t("invoices.review.field.blockedAmount")}
            optional
            unit="€"
            value={typed.blockedAmount}
            onChange={(blockedAmount) => change({ blockedAmount })}
            error={faults.blockedAmount}
          />
        </>
      )
    default:
      return (
        <TextField
          id={id}
          label={t(`invoices.review.field.${slot}`)}
          hint={mark}
          optional={slot !== "invoiceNumber" && slot !== "currency"}
          autoComplete="off"
          spellCheck={false}
          maxLength={lengths[slot]}
          value={typed[slot]}
          onChange={(value) => change({ [slot]: value })}
          error={error}
        />
      )
  }
}

const lengths = {
  ...{ invoiceNumber: 60, currency: 3, iban: 40, btwId: 20, kvk: 12 },
  ...{ orderReference: 80, projectReference: 80 },
}

function SupplierHint({ scan, typed, mark }: { scan: Scan; typed: Typed; mark: React.ReactNode }) {
  const { t } = useTranslation()
  const by = scan.suggestion?.recognisedBy
  const recognised = typed.supplierId !== null && typed.supplierId === scan.suggestion?.supplierId && by
  return (
    <>
      {mark}{" "}
      <span className="review-recognised">
        {recognised
          ? t(`invoices.review.supplier.by.${by}`)
          : typed.supplierId === null && typed.supplier.trim() !== "" && t("invoices.review.supplier.isNew")}
      </span>
    </>
  )
}

export const slotId = (slot: Slot) => `review-${slot}`
