import { useTranslation } from "react-i18next"
import { useSearchParams } from "wouter"
import { idIn } from "#modules/projects/ui/detail/idIn.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useProjectExtraWork } from "./hooks.ts"
import { NewForm } from "./NewForm.tsx"

/** What the client asked besides, of the job that `?project=` names; `?wat=` and `?toelichting=` say what was found already. */
export default function NewExtraWork() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const id = idIn(params.get("project") ?? "")
  const known = useProjectExtraWork(id)
  useScreen(t("quotes.extra.add"))
  if (id === undefined)
    return (
      <>
        <h1>{t("quotes.extra.add")}</h1>
        <Notice tone="bad">{t("quotes.extra.form.whichProject")}</Notice>
      </>
    )
  return (
    <>
      <BackLink href={`/projects/${id}?tab=documenten`}>{t("quotes.extra.back")}</BackLink>
      <div className="extra-detail stack roomy">
        <h1>{t("quotes.extra.add")}</h1>
        <Loaded from={known} skeleton={<Skeleton lines={6} height="3rem" />}>
          {(all) => (
            <NewForm
              project={id}
              known={all}
              found={{ title: params.get("wat") ?? "", details: params.get("toelichting") ?? "" }}
            />
          )}
        </Loaded>
      </div>
    </>
  )
}
