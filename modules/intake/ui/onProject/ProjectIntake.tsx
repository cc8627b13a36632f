import { Camera } from "lucide-react"
import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { Link } from "wouter"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import { formatWhen } from "#ui/lib/when.ts"
import type { IntakeProgress } from "../../progress/schema.ts"
import { Preview } from "../photos/gallery/Preview.tsx"
import { useShots } from "../photos/shots.ts"
import { api, progressPath } from "./api.ts"
import { Progress } from "./Progress.tsx"

const most = 4

/** What was taken and drawn on site of a job, and the way to its intake; nothing of one that was put away without any. */
export default function ProjectIntake({ id }: { id: number }) {
  const { t } = useTranslation()
  const shots = useShots(id).data?.filter(({ photo }) => photo) ?? []
  const closed = useProject(id).data?.archivedAt != null
  const progress = useSWR<IntakeProgress, ApiError>(progressPath(id), () => api.progress(id), {
    revalidateIfStale: true,
  }).data
  const isBegun =
    shots.length > 0 ||
    (progress !== undefined && progress.checklist !== null) ||
    (progress?.rooms ?? 0) + (progress?.plans ?? 0) > 0
  if (closed && !isBegun) return null
  const href = `/job-intake/${id}`
  return (
    <Card
      sheet
      className="no-print"
      title={t("intake.frame.title")}
      aside={
        shots.length > 0 && <Link href={href}>{t("intake.onProject.all", { count: shots.length })}</Link>
      }
    >
      {progress && <Progress href={href} progress={progress} />}
      {shots.length > 0 ? (
        <ul className="intake-newest plain">
          {shots.slice(0, most).map(({ key, title, takenAt, by, photo }) => (
            <li key={key}>
              <Link
                href={`${href}?foto=${key}`}
                title={[title, by, formatWhen(takenAt)].filter(Boolean).join(" · ")}
              >
                <Preview src={photo!.preview} alt={t("intake.photos.alt", { title })} />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div className="intake-begin">
          <LinkButton href={href}>
            <Camera aria-hidden size="1.2em" />
            {t("intake.starts.intake")}
          </LinkButton>
        </div>
      )}
    </Card>
  )
}
