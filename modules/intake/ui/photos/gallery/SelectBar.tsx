import { Columns2, Download, FileText } from "lucide-react"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { Button } from "#ui/kit/Button.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useFoot } from "#ui/lib/useFoot.ts"
import type { Selection } from "#ui/list/useSelection.ts"
import { mostReported } from "../../../photos/schema.ts"
import { Compare } from "../pairs/Compare.tsx"
import { ShareButton } from "../sharing/ShareButton.tsx"
import type { Shot } from "../shots.ts"

interface SelectBarProps {
  project: number
  closed: boolean
  rows: readonly Shot[]
  selection: Selection<Shot>
  onDone: () => void
}

/** In sight while photos are chosen: how many, and what can be made of them. */
export function SelectBar({ project, closed, rows, selection, onDone }: SelectBarProps) {
  const { t } = useTranslation()
  const [comparing, setComparing] = useState(false)
  const office = reaches(useSignedIn().role, "manager")
  const foot = useFoot<HTMLDivElement>("--bar")
  // What is on its way the server does not have yet.
  const there = rows.filter(({ photo }) => photo)
  const { ticked, take } = selection
  const all = ticked.length === there.length
  const ids = ticked.map(({ key }) => key).join("-")
  const [first, second, more] = ticked
  const tooMany = ticked.length > mostReported
  return (
    <div ref={foot} className="intake-chosen no-print">
      <p role="status" className="fill">
        <strong>{t("intake.photos.select.chosen", { count: ticked.length })}</strong>
        {tooMany && (
          <span className="muted"> {t("intake.photos.select.tooMany", { most: mostReported })}</span>
        )}
      </p>
      <Button className="button-small" onClick={() => take(all ? [] : there)}>
        {t(all ? "intake.photos.select.none" : "intake.photos.select.all")}
      </Button>
      {ticked.length > 0 && (
        <>
          <FileLink href={`/api/projects/${project}/photos/zip?ids=${ids}`}>
            <Download aria-hidden size="1.2em" />
            {t("intake.photos.select.zip")}
          </FileLink>
          {!tooMany && (
            <FileLink href={`/api/projects/${project}/photos/report?ids=${ids}`}>
              <FileText aria-hidden size="1.2em" />
              {t("intake.photos.select.report")}
            </FileLink>
          )}
        </>
      )}
      {first && second && !more && (
        <Button className="button-small" onClick={() => setComparing(true)}>
          <Columns2 aria-hidden size="1.2em" />
          {t("intake.photos.pairs.open")}
        </Button>
      )}
      {office && <ShareButton project={project} ids={ticked.map(({ photo }) => photo!.id)} />}
      <Button variant="primary" className="button-small" onClick={onDone}>
        {t("intake.photos.select.done")}
      </Button>
      {comparing && first && second && (
        <Compare {...{ project, closed }} shots={[first, second]} onClose={() => setComparing(false)} />
      )}
    </div>
  )
}

const FileLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="button button-secondary button-small" href={href} download>
    {children}
  </a>
)
