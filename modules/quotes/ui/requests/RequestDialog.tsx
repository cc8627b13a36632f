import { useTranslation } from "react-i18next"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSteps } from "#ui/list/useSteps.ts"
import type { QuoteRequest } from "../../requests/schema.ts"
import { useRequest } from "./hooks.ts"
import { RequestDetail } from "./RequestDetail.tsx"
import type { MovedRequests, RequestView } from "./requestList.ts"
import { Steps } from "./Steps.tsx"
import { TriageButtons } from "./TriageButtons.tsx"

/** A request in full, over the list; on a phone it fills the screen. */
export function RequestDialog({
  id,
  rows,
  view,
  moved,
}: {
  id: number
  rows: QuoteRequest[]
  view: RequestView
  moved: MovedRequests
}) {
  const { t } = useTranslation()
  const request = useRequest(id)
  const { places, go } = useSteps(view, rows)
  const known = request.data ?? rows.find((row) => row.id === id)
  const labels = { previous: t("quotes.request.previous"), next: t("quotes.request.next") }
  return (
    <Dialog
      open
      size="large"
      onClose={view.close}
      title={known?.contactInfo.name ?? t("quotes.request.details")}
      actions={known && <TriageButtons request={known} moved={moved} onMoved={view.close} />}
    >
      <div className="request-sheet">
        {places && <Steps places={places} labels={labels} go={go} />}
        <Loaded from={request} skeleton={<Skeleton lines={12} height="2rem" />}>
          {(detail) => <RequestDetail request={detail} />}
        </Loaded>
      </div>
    </Dialog>
  )
}
