import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import type { ProjectExtraWork } from "../../extraWork/schema.ts"
import { AgreedFields } from "./AgreedFields.tsx"
import { extraForm } from "./extraForm.ts"
import { PhotoField } from "./PhotoField.tsx"
import { PriceFields } from "./PriceFields.tsx"

/** All that is noted of it. `correcting`: it was agreed, so that stays and asks for a reason. */
export function ExtraFields({
  project,
  known,
  correcting = false,
  asks = true,
}: {
  project: number
  known: ProjectExtraWork
  correcting?: boolean
  /** Whether the client's yes is a part of it. */
  asks?: boolean
}) {
  const { t } = useTranslation()
  return (
    <>
      <Card className="stack roomy">
        <extraForm.Field name="title" placeholder={t("quotes.extra.form.example")} autoComplete="off" />
        <PriceFields rates={known.rates} />
        <extraForm.Field name="delayDays" hint={t("quotes.extra.hint.delayDays")} optional />
        <extraForm.Field name="hours" optional />
        <extraForm.Field name="details" rows={3} optional />
        <PhotoField project={project} />
      </Card>
      {asks && (
        <Card title={t("quotes.extra.form.client")} className="stack roomy">
          {!correcting && <extraForm.Field name="agreed" hint={t("quotes.extra.hint.agreed")} />}
          <AgreedFields people={known.people} />
          {correcting && (
            <extraForm.Field name="reason" hint={t("quotes.extra.hint.reason")} autoComplete="off" />
          )}
        </Card>
      )}
    </>
  )
}
