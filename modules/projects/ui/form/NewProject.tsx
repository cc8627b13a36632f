import { useTranslation } from "react-i18next"
import { useSearchParams } from "wouter"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ProjectForm } from "./ProjectForm.tsx"

/** A project that did not begin with a request; `?klant=` says for whom. */
export default function NewProject() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  useScreen(t("projects.list.new"))
  return (
    <>
      <BackLink href="/projects">{t("projects.detail.back")}</BackLink>
      <h1>{t("projects.list.new")}</h1>
      <ProjectForm customerId={Number(params.get("klant")) || null} />
    </>
  )
}
