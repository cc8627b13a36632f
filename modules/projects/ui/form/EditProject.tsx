import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { Project } from "../../schema.ts"
import { idIn } from "../detail/idIn.ts"
import { NotFound } from "../detail/NotFound.tsx"
import { useProject } from "../hooks.ts"
import { ProjectForm } from "./ProjectForm.tsx"
import { typedOf } from "./typed.ts"

export default function EditProject() {
  const id = idIn(useParams<{ id: string }>().id)
  return id === undefined ? <NotFound /> : <Found key={id} id={id} />
}

function Found({ id }: { id: number }) {
  const { t } = useTranslation()
  const project = useProject(id)
  if (project.data === undefined && project.error?.status === 404) return <NotFound />
  return (
    <>
      <BackLink href={`/projects/${id}`}>{t("projects.form.back")}</BackLink>
      <Loaded from={project} skeleton={<Skeleton lines={10} height="3rem" />}>
        {(known) => <Edit project={known} />}
      </Loaded>
    </>
  )
}

function Edit({ project }: { project: Project }) {
  const { t } = useTranslation()
  useScreen(t("projects.form.edit", { name: project.name }))
  return (
    <>
      <h1>{t("projects.form.edit", { name: project.name })}</h1>
      {project.archivedAt === null ? (
        <ProjectForm project={project} start={typedOf(project)} />
      ) : (
        <Notice tone="warn">{t("projects.errors.archived")}</Notice>
      )}
    </>
  )
}
