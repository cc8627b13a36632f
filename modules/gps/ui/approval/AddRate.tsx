import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { parseDecimal } from "#src/shared/decimal.ts"
import { Button } from "#ui/kit/Button.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { PressArea } from "#ui/kit/PressArea.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import { dayFromText } from "#ui/lib/day.ts"
import { useNow } from "#ui/lib/now.ts"
import { useChecked } from "#ui/lib/useChecked.ts"
import type { CostRates } from "../../approval/schema.ts"
import { useAddRate } from "./hooks.ts"

const dearest = 1000

/** Another rate of a person, from a day on. */
export function AddRate({ of: { accountId, person }, close }: { of: CostRates[number]; close: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const now = useNow()
  const add = useAddRate()
  const [typed, setTyped] = useState({ since: dayOf(now), rate: "" })
  const rate = parseDecimal(typed.rate)
  const since = /^\d{4}-\d\d-\d\d$/.test(typed.since) ? typed.since : dayFromText(typed.since)
  const checked = useChecked(typed, {
    ...(!since && { since: t("gps.approvalScreen.rates.wrong.since") }),
    ...((rate === undefined || rate < 0 || rate > dearest) && {
      rate: t("gps.approvalScreen.rates.wrong.rate"),
    }),
  } as Partial<Record<"since" | "rate", string>>)
  const sentences: Partial<Record<string, string>> = { ...checked.shown, ...add.fields }
  const field = (name: string) => `${id}-${name}`

  async function save() {
    if (!checked.check()) return
    if (await add.act({ accountId, since: since!, rate: rate! })) close()
  }
  function change(part: Partial<typeof typed>) {
    add.forget()
    setTyped((before) => ({ ...before, ...part }))
  }

  return (
    <Dialog
      open
      onClose={close}
      title={t("gps.approvalScreen.rates.addOf", { person })}
      actions={
        <PressArea className="dialog-press">
          <Button variant="primary" type="submit" form={id} busy={add.busy}>
            {t("gps.approvalScreen.rates.save")}
          </Button>
          <Button onClick={close}>{t("gps.approvalScreen.cancel")}</Button>
        </PressArea>
      }
    >
      <Wrongs
        title={t("gps.approvalScreen.rates.failed")}
        message={add.error && Object.keys(add.error.fields).length === 0 ? add.error.message : undefined}
        sentences={sentences}
        idOf={field}
        attempt={checked.attempt + (add.error ? 1 : 0)}
      />
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <NumberField
          id={field("rate")}
          label={t("gps.approvalScreen.rates.field.rate")}
          unit={t("gps.approvalScreen.perHour")}
          value={typed.rate}
          onChange={(text) => change({ rate: text })}
          onBlur={() => checked.leave("rate")}
          error={sentences.rate}
        />
        <DateField
          id={field("since")}
          label={t("gps.approvalScreen.rates.field.since")}
          value={typed.since}
          onChange={(day) => change({ since: day })}
          onBlur={() => checked.leave("since")}
          error={sentences.since}
        />
      </form>
    </Dialog>
  )
}
