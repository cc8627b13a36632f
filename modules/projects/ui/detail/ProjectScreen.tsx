import { FolderX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useProject } from "../hooks.ts"
import { ProjectDetail } from "./ProjectDetail.tsx"

/** Section 2.8 of the specification: everything of one job on one page. */
export default function ProjectScreen() {
  const { t } = useTranslation()
  const { id } = useParams<{ id: string }>()
  return (
    <>
      <BackLink href="/projects">{t("projects.detail.back")}</BackLink>
      {/^[1-9]\d{0,14}$/.test(id) ? <Found key={id} id={Number(id)} /> : <NotFound />}
    </>
  )
}

function Found({ id }: { id: number }) {
  const project = useProject(id)
  if (project.error?.status === 404) return <NotFound />
  return (
    <Loaded from={project} skeleton={<Waiting />}>
      {(known) => <ProjectDetail project={known} />}
    </Loaded>
  )
}

function Waiting() {
  const { t } = useTranslation()
  useScreen(t("projects.detail.title"))
  return <Skeleton lines={10} height="2.5rem" />
}

export function NotFound() {
  const { t } = useTranslation()
  useScreen(t("projects.errors.notFound"))
  return (
    <>
      <h1>{t("projects.errors.notFound")}</h1>
      <EmptyState
        icon={FolderX}
        title={t("projects.detail.gone")}
        action={
          <LinkButton variant="primary" href="/projects">
            {t("projects.detail.back")}
          </LinkButton>
        }
      />
    </>
  )
}
