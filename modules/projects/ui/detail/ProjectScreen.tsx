import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useProject } from "../hooks.ts"
import { idIn } from "./idIn.ts"
import { NotFound } from "./NotFound.tsx"
import { ProjectDetail } from "./ProjectDetail.tsx"

/** Section 2.8 of the specification: everything of one job on one page. */
export default function ProjectScreen() {
  const { t } = useTranslation()
  const id = idIn(useParams<{ id: string }>().id)
  return (
    <>
      <BackLink href="/projects">{t("projects.detail.back")}</BackLink>
      {id === undefined ? <NotFound /> : <Found key={id} id={id} />}
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
