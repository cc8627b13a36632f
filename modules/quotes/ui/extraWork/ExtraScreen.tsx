import { FileX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { idIn } from "#modules/projects/ui/detail/idIn.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ExtraDetail } from "./ExtraDetail.tsx"
import { useExtraWork } from "./hooks.ts"

/** One piece of extra work: what it is, what it costs and what the client said of it. */
export default function ExtraScreen() {
  const { t } = useTranslation()
  const id = idIn(useParams<{ id: string }>().id)
  const extra = useExtraWork(id)
  const gone = id === undefined || (extra.data === undefined && extra.error?.status === 404)
  useScreen(extra.data?.title ?? t("quotes.extra.title"))
  if (gone) return <EmptyState icon={FileX} title={t("quotes.errors.extraNotFound")} />
  const project = extra.data
  return (
    <>
      <BackLink href={project ? `/projects/${project.projectId}?tab=documenten` : "/projects"}>
        {t("quotes.extra.back")}
      </BackLink>
      <Loaded from={extra} skeleton={<Skeleton lines={6} height="3rem" />}>
        {(known) => <ExtraDetail key={known.id} extra={known} />}
      </Loaded>
    </>
  )
}
