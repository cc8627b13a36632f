import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { reaches } from "#src/shared/roles.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useProject } from "../hooks.ts"
import { HeadActions } from "./HeadActions.tsx"
import { headOf } from "./headOf.tsx"
import { idIn } from "./idIn.ts"
import { NotFound } from "./NotFound.tsx"
import { ProjectDetail } from "./ProjectDetail.tsx"

/** Everything of one job on one page. */
export default function ProjectScreen() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={idIn(id)} />
}

function Opened({ id }: { id: number | undefined }) {
  const { t } = useTranslation()
  const manager = reaches(useSignedIn().role, "manager")
  const project = useProject(id)
  const gone = id === undefined || project.error?.status === 404
  const title = gone ? t("projects.errors.notFound") : (project.data?.name ?? t("projects.detail.title"))
  useScreen(title)
  return (
    <>
      <BackLink href="/projects">{t("projects.detail.back")}</BackLink>
      <ScreenHead title={title} {...(!gone && project.data && headOf(project.data))}>
        {!gone && project.data && <HeadActions project={project.data} manager={manager} />}
      </ScreenHead>
      {gone ? (
        <NotFound />
      ) : (
        <Loaded from={project} skeleton={<Skeleton lines={10} height="2.5rem" />}>
          {(known) => <ProjectDetail project={known} manager={manager} />}
        </Loaded>
      )}
    </>
  )
}
