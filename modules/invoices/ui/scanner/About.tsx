import { useTranslation } from "react-i18next"
import { ProjectPicker } from "#modules/projects/ui/ProjectPicker.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { longestNote, type ScanUploading } from "./useScanUpload.ts"

/** What the sender knows and the document may not say; goes along with all files that are chosen. */
export function About({ upload }: { upload: ScanUploading }) {
  const { t } = useTranslation()
  return (
    <fieldset className="scan-about stack roomy">
      <legend>{t("invoices.scans.about")}</legend>
      <ProjectPicker id="factuur-project" value={upload.projectId} onChange={upload.setProjectId} />
      <TextArea
        id="factuur-opmerking"
        label={t("invoices.scans.note")}
        rows={2}
        limit={longestNote}
        value={upload.note}
        onChange={upload.setNote}
        error={upload.noteFault}
        optional
      />
    </fieldset>
  )
}
