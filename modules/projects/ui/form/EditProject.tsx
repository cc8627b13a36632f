import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { idIn } from "../detail/idIn.ts"
import { NotFound } from "../detail/NotFound.tsx"
import { useProject } from "../hooks.ts"
import { ProjectForm } from "./ProjectForm.tsx"

export default function EditProject() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={idIn(id)} />
}

function Opened({ id }: { id: number | undefined }) {
  const { t } = useTranslation()
  const project = useProject(id)
  // Whoever is typing keeps what he typed; saving will say that the project is gone.
  const gone = id === undefined || (project.data === undefined && project.error?.status === 404)
  const name = project.data?.name ?? t("projects.detail.title")
  const title = gone ? t("projects.errors.notFound") : t("projects.form.edit", { name })
  useScreen(title)
  return (
    <>
      <BackLink href={gone ? "/projects" : `/projects/${id}`}>
        {t(gone ? "projects.detail.back" : "projects.form.back")}
      </BackLink>
      <h1>{title}</h1>
      {gone ? (
        <NotFound />
      ) : (
        <Loaded from={project} skeleton={<Skeleton lines={10} height="3rem" />}>
          {(known) =>
            known.archivedAt === null ? (
              <ProjectForm known={known} />
            ) : (
              <Notice tone="warn">{t("projects.errors.archived")}</Notice>
            )
          }
        </Loaded>
      )}
    </>
  )
}
