import { Upload } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { DropField } from "#ui/kit/DropField.tsx"
import { LeaveGuard } from "#ui/kit/LeaveGuard.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { megabytes } from "#ui/lib/files.ts"
import { About } from "./About.tsx"
import { ArrivedList } from "./ArrivedList.tsx"
import { ChosenList } from "./ChosenList.tsx"
import { accept, maxScanBytes } from "./chosen.ts"
import { OutgoingList } from "./OutgoingList.tsx"
import type { ScanUploading } from "./useScanUpload.ts"

const fieldId = "factuur"

interface ScanUploadProps {
  upload: ScanUploading
  /** Above a list, where it is not what one came for. */
  compact?: boolean
}

/** Chooses invoices, sends them and shows what was read of them. */
export function ScanUpload({ upload, compact = false }: ScanUploadProps) {
  const { t } = useTranslation()
  const { chosen, refused, outgoing, arrived } = upload
  const none = chosen.length === 0 && t("invoices.scans.nothingChosen")
  return (
    <div className="scan-upload stack roomy">
      <fieldset className={compact ? "field" : "field scan-choose-large"}>
        <legend className="visually-hidden">{t("invoices.scans.choose.label")}</legend>
        <DropField
          id={fieldId}
          icon={Upload}
          pick={t("invoices.scans.choose.pick")}
          drop={t("invoices.scans.choose.drop")}
          dropNow={t("invoices.scans.choose.dropNow")}
          camera={t("invoices.scans.choose.photo")}
          accept={accept}
          multiple
          paste
          describedBy={`${fieldId}-hint`}
          add={upload.add}
        >
          <p className="field-hint" id={`${fieldId}-hint`}>
            {t("invoices.scans.choose.hint", { limit: megabytes(maxScanBytes) })}
          </p>
        </DropField>
      </fieldset>
      <Notice tone="bad">
        {refused.length > 0 &&
          refused.map(({ name, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list is made anew each time
            <p key={index}>
              <strong>{name}:</strong> {text}
            </p>
          ))}
      </Notice>
      {chosen.length > 0 && (
        <>
          <ChosenList chosen={chosen} remove={upload.remove} />
          <About upload={upload} />
        </>
      )}
      {(!compact || chosen.length > 0) && (
        <div className="scan-process cluster roomy">
          <Button
            variant="primary"
            unavailable={none}
            onUnavailable={upload.process}
            onClick={upload.process}
          >
            {chosen.length > 1
              ? t("invoices.scans.processMany", { count: chosen.length })
              : t("invoices.scans.process")}
          </Button>
          {none && <span className="muted">{none}</span>}
        </div>
      )}
      <OutgoingList outgoing={outgoing} takeBack={upload.takeBack} />
      <ArrivedList arrived={arrived} hide={upload.hide} />
      <LeaveGuard when={chosen.length > 0} />
    </div>
  )
}
