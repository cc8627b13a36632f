import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSteps } from "#ui/list/useSteps.ts"
import type { QuotationRow } from "../../../overview/schema.ts"
import { Steps } from "../../requests/Steps.tsx"
import { useReading } from "../hooks.ts"
import type { QuotationsView } from "../quotationList.ts"
import { TextDownload } from "../TextDownload.tsx"
import { Texts } from "./Texts.tsx"

/** A quotation to read, over the list; on a phone it fills the screen. On paper it stands alone. */
export function Reader({ id, rows, view }: { id: number; rows: QuotationRow[]; view: QuotationsView }) {
  const { t } = useTranslation()
  const reading = useReading(id)
  const { places, go } = useSteps(view, rows)
  const title =
    reading.data?.projectName ?? rows.find((row) => row.id === id)?.name ?? t("quotes.overview.reader.title")
  const labels = { previous: t("quotes.overview.reader.previous"), next: t("quotes.overview.reader.next") }
  return (
    <Dialog
      open
      size="large"
      onClose={view.close}
      title={title}
      actions={
        reading.data && (
          <>
            <LinkButton variant="primary" href={`/offertes/${id}`}>
              {t("quotes.overview.reader.open")}
            </LinkButton>
            <TextDownload row={{ id, name: title, version: reading.data.latest.version }} />
          </>
        )
      }
    >
      <div className="request-sheet quotation-reader">
        {places && <Steps places={places} labels={labels} go={go} />}
        <Loaded from={reading} skeleton={<Skeleton lines={12} height="2rem" />}>
          {(quotation) => <Texts quotation={quotation} />}
        </Loaded>
      </div>
    </Dialog>
  )
}
