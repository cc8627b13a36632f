import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { isBtwId } from "#modules/settings/identifiers.ts"
import { Switch } from "#ui/kit/Switch.tsx"
import type { Quotation } from "../../../quotations/schema.ts"

/** A switch where the law allows it, and otherwise why it does not. */
export function ShiftSwitch({
  client,
  reverseCharge,
  onChange,
  error,
}: {
  client: Pick<Quotation["client"], "btwId" | "id">
  reverseCharge: boolean
  onChange: (on: boolean) => void
  error: string | undefined
}) {
  const { t } = useTranslation()
  const id = "quotation-reverseCharge"
  if (!isBtwId(client.btwId) && !reverseCharge)
    return (
      <div className="quote-shift stack flush">
        <p>
          <strong>{t("quotes.quotation.vat.shift")}</strong>
        </p>
        <p className="muted">{t("quotes.quotation.vat.noShift")}</p>
        {client.id !== null && (
          <p>
            <Link href={`/klanten/${client.id}`} className="touch roomy">
              {t("quotes.quotation.vat.toClient")}
            </Link>
          </p>
        )}
      </div>
    )
  return (
    <div className="quote-shift stack flush">
      <Switch
        id={id}
        label={t("quotes.quotation.vat.shift")}
        hint={
          reverseCharge
            ? t("quotes.quotation.vat.shifted", { btwId: client.btwId })
            : t("quotes.quotation.vat.shiftHint", { btwId: client.btwId })
        }
        checked={reverseCharge}
        onChange={onChange}
      />
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
