import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { reaches } from "#src/shared/roles.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { number, text } from "#ui/form/kinds.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { SaveBar } from "#ui/kit/SaveBar.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { toast } from "#ui/lib/toast.ts"
import { SaveSeries, type Series } from "../../sales/schema.ts"
import { api } from "../api.ts"

const seriesPath = "/api/sales-series"

const series = defineForm(
  SaveSeries,
  { first: number, prefix: text },
  {
    id: "salesSeries",
    label: (name) =>
      name === "first"
        ? t("business.series.first", { year: new Date().getFullYear() })
        : t("business.series.prefix"),
    wrong: () => t("business.series.wrong"),
  },
)

/** Where the numbers of this year's invoices begin: the owner says so before the first is sent. */
export default function SeriesPanel() {
  const { t } = useTranslation()
  const owner = reaches(useSignedIn().role, "owner")
  return (
    <Card title={t("business.series.title")} className="settings-card">
      <Loaded from={useSWR<Series, ApiError>(seriesPath, api.series)} skeleton={<Skeleton lines={2} />}>
        {(saved) => (
          <>
            <p className="muted">{t("business.series.intro")}</p>
            <p>{t("business.series.next", { next: saved.next })}</p>
            {saved.begun && <p className="muted">{t("business.series.begun")}</p>}
            {owner && !saved.begun && <SeriesForm saved={saved} />}
          </>
        )}
      </Loaded>
    </Card>
  )
}

function SeriesForm({ saved }: { saved: Series }) {
  const { t } = useTranslation()
  const form = series.useForm({
    start: saved,
    send: (values) => api.saveSeries(values),
    refreshes: [seriesPath],
    onSaved: () => void toast({ title: t("business.series.saved") }),
  })
  return (
    <series.Form form={form} failed={t("business.series.failed")}>
      <series.Field name="first" />
      <series.Field
        name="prefix"
        hint={t("business.series.prefixHint", { year: saved.year })}
        autoComplete="off"
      />
      <SaveBar dirty={form.dirty} busy={form.busy} discard={form.discard} />
    </series.Form>
  )
}
