import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { Button } from "#ui/kit/Button.tsx"
import { useCompany } from "#ui/lib/company.ts"
import { saveFile } from "#ui/lib/saveFile.ts"
import { toast } from "#ui/lib/toast.ts"
import type { Laid } from "../../../plan/exports/papers.ts"
import { floorText } from "../../rooms/floorText.ts"
import { aboutOf } from "./about.ts"
import type { ExportProps } from "./ExportButton.tsx"
import { type FileKind, makeFile } from "./makeFile.ts"
import { dotsPerInch } from "./png.ts"

interface ExportKindProps extends ExportProps {
  kind: FileKind
  /** Undefined when it doesn't fit; `wrong` says so. */
  laid: Laid | undefined
  wrong: string | false
}

/** Makes one kind of file and hands it over. */
export function ExportKind({ kind, plan, project, saved, laid, wrong }: ExportKindProps) {
  const { t } = useTranslation()
  const { companyName } = useCompany()
  const known = useProject(project).data
  const [busy, setBusy] = useState(false)
  const name = t(`intake.planExports.kind.${kind}.name`)

  async function make() {
    setBusy(true)
    try {
      const floor = floorText(plan.level)
      const about = aboutOf({ company: companyName, project: known, floor, saved })
      const file = await makeFile(kind, { plan, laid, about })
      saveFile({ file, name: `${t("intake.planExports.file", { project, floor })}.${kind}` })
    } catch {
      const texts = { title: t("intake.planExports.failed"), text: t("intake.planExports.failedText") }
      toast({ ...texts, destructive: true })
    } finally {
      setBusy(false)
    }
  }

  return (
    <li className="split">
      <span className="stack flush">
        <strong>{name}</strong>
        <span className="field-hint">
          {t(`intake.planExports.kind.${kind}.text`, { dpi: laid ? dotsPerInch(laid.drawing) : undefined })}
        </span>
      </span>
      <Button
        busy={busy}
        busyLabel={t("intake.planExports.busy")}
        unavailable={kind !== "dxf" && wrong}
        onClick={() => void make()}
      >
        {t("intake.planExports.make", { name })}
      </Button>
    </li>
  )
}
