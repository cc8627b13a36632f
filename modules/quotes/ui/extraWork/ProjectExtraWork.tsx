import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { DelayNote } from "#modules/projects/ui/detail/DelayNote.tsx"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { ExtraRow } from "./ExtraRow.tsx"
import { ExtraTotals } from "./ExtraTotals.tsx"
import { useProjectExtraWork } from "./hooks.ts"

/** What a project comes to besides its quotation, and whether the client agreed. */
export default function ProjectExtraWork({ id }: { id: number }) {
  const { t } = useTranslation()
  const extra = useProjectExtraWork(id)
  const project = useProject(id).data
  const open = project !== undefined && project.archivedAt === null
  const begun = project?.status === "active"
  if (extra.data?.items.length === 0 && !open) return null
  return (
    <Card
      title={t("quotes.extra.title")}
      className="project-extra"
      aside={
        open && (
          <LinkButton className="button-small" href={`/meerwerk/nieuw?project=${id}`}>
            <Plus aria-hidden size="1.2em" />
            {t("quotes.extra.add")}
          </LinkButton>
        )
      }
    >
      <Loaded from={extra} skeleton={<Skeleton lines={3} height="3rem" />}>
        {(known) => {
          const waiting = known.items.filter(({ state }) => state === "proposed").length
          if (known.items.length === 0) return <p className="muted">{t("quotes.extra.none")}</p>
          return (
            <>
              <Notice tone="warn">
                {begun && waiting > 0 && t("quotes.extra.begun", { count: waiting })}
              </Notice>
              <ul className="lines" aria-label={t("quotes.extra.list")}>
                {known.items.map((item) => (
                  <ExtraRow key={item.id} item={item} />
                ))}
              </ul>
              <ExtraTotals known={known} />
              {project && <DelayNote project={project} />}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
