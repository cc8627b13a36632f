import { Navigation, Phone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { AbsenceKind } from "#modules/absence/schema.ts"
import type { Project } from "#modules/projects/schema.ts"
import { wayTo } from "#modules/projects/ui/detail/wayTo.ts"
import { useProjects } from "#modules/projects/ui/hooks.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { telephoneLink } from "#ui/lib/format.ts"
import { t as text } from "#ui/lib/i18n.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import type { TimelineProject } from "../schema.ts"
import { awayText } from "./awayText.ts"
import { Halted } from "./Halted.tsx"
import type { Mine } from "./useMine.ts"

/** Where who is signed in works today, and with whom. */
export function MyWork({ mine: { today, closed, away, off, next } }: { mine: Mine }) {
  const { t } = useTranslation()
  const known = useProjects().data ?? []
  return (
    <>
      <Notice tone="warn">{today.length > 1 && t("timeline.mine.double")}</Notice>
      {today.map((project) => (
        <Place key={project.id} project={project} known={known.find(({ id }) => id === project.id)} />
      ))}
      {today.length === 0 && (
        <Card title={t("timeline.mine.place")}>
          <p>
            {away !== null
              ? awayToday(away)
              : closed === null
                ? t(`timeline.mine.${off ?? "notToday"}`)
                : t("timeline.mine.closed", { name: closed || t("timeline.day.closed") })}
          </p>
          {next.length === 0 && <p className="muted">{t("timeline.mine.noneText")}</p>}
        </Card>
      )}
      <Mates today={today} />
    </>
  )
}

const awayToday = (kind: AbsenceKind) =>
  kind === "sick" ? text("timeline.mine.sick") : text("timeline.mine.away", { kind: awayText(kind) })

function Place({ project, known }: { project: TimelineProject; known: Project | undefined }) {
  const { t } = useTranslation()
  const way = known && wayTo(known)
  const { clientName = "", clientPhone = "" } = known?.metadata ?? {}
  return (
    <Card title={<Link href={`/projects/${project.id}`}>{project.name}</Link>} className="my-place">
      <p className="muted">{project.address || t("timeline.mine.noAddress")}</p>
      <Halted of={project} />
      <div className="toolbar">
        {way && (
          <a className="button button-secondary" href={way} target="_blank" rel="noopener noreferrer">
            <Navigation aria-hidden size="1.2em" />
            {t("timeline.mine.way")}
            <span className="visually-hidden"> {t("timeline.mine.newTab")}</span>
          </a>
        )}
        {clientPhone && (
          <a className="button button-secondary" href={telephoneLink(clientPhone)}>
            <Phone aria-hidden size="1.2em" />
            {t("timeline.mine.call", { name: clientName })}
          </a>
        )}
      </div>
    </Card>
  )
}

function Mates({ today }: { today: TimelineProject[] }) {
  const { t } = useTranslation()
  const { id: me } = useSignedIn()
  const mates = today.flatMap(({ id, name, team }) =>
    team
      .filter((person) => person.id !== me)
      .map((person) => ({ ...person, at: name, key: `${id}-${person.id}` })),
  )
  if (mates.length === 0) return null
  return (
    <Card title={t("timeline.mine.mates")}>
      <ul className="lines">
        {mates.map(({ key, name, at }) => (
          <li key={key}>
            {name}
            {today.length > 1 && <span className="muted"> · {at}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
