import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import { formatWhen } from "#ui/lib/when.ts"
import { isPhoto } from "../../isPhoto.ts"
import { useFiles } from "./hooks.ts"

const most = 4

/** The newest photos of a job, small, and the way to all of them; nothing where there are none. */
export function Photos({ id }: { id: number }) {
  const { t } = useTranslation()
  const photos = useFiles(id).data?.filter(isPhoto) ?? []
  if (photos.length === 0) return null
  return (
    <Card
      sheet
      className="project-photos no-print"
      title={t("projects.files.photos")}
      aside={<Link href="?tab=bestanden">{t("projects.files.allPhotos", { count: photos.length })}</Link>}
    >
      <ul className="photo-row plain">
        {photos.slice(0, most).map(({ id: file, name, url, createdAt, by }) => (
          <li key={file}>
            <a href={url} title={[name, by, formatWhen(createdAt)].filter(Boolean).join(" · ")}>
              <img
                src={`/api/projects/${id}/files/${file}/preview`}
                alt={t("projects.files.photoOf", { name })}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
