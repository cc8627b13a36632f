import { Navigation, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { telephoneLink } from "#ui/lib/format.ts"
import type { Project } from "../../schema.ts"
import { PhotoButton } from "../files/PhotoButton.tsx"
import { MoreMenu } from "./MoreMenu.tsx"
import { SheetButton } from "./SheetButton.tsx"
import { wayTo } from "./wayTo.ts"

/** Who drives there calls and finds his way with one press; the rest is under one button. */
export function HeadActions({ project, manager }: { project: Project; manager: boolean }) {
  const { t } = useTranslation()
  const { archivedAt, metadata } = project
  const way = wayTo(project)
  return (
    <>
      {metadata.clientPhone && (
        <a className="button button-secondary" href={telephoneLink(metadata.clientPhone)}>
          <Phone aria-hidden size="1.2em" />
          {t("projects.detail.call")}
        </a>
      )}
      {way && (
        <a className="button button-secondary" href={way} target="_blank" rel="noopener noreferrer">
          <Navigation aria-hidden size="1.2em" />
          {t("projects.detail.way")}
          <span className="visually-hidden"> {t("projects.detail.newTab")}</span>
        </a>
      )}
      {archivedAt === null && <PhotoButton project={project.id} />}
      {manager && archivedAt === null ? <MoreMenu project={project} /> : <SheetButton />}
    </>
  )
}
