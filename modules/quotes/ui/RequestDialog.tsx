import { ChevronDown, ChevronUp } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { QuoteRequest } from "../schema.ts"
import { useRequest } from "./hooks.ts"
import { RequestDetail } from "./RequestDetail.tsx"
import { TriageButtons } from "./TriageButtons.tsx"
import { useKeys } from "./useKeys.ts"
import type { Moved } from "./useMoved.ts"
import type { RequestView } from "./useRequestView.ts"

export interface RequestDialogProps {
  id: number
  /** As the list knows it, until the whole request is read. */
  row: QuoteRequest | undefined
  previous: number | undefined
  next: number | undefined
  view: RequestView
  moved: Moved
}

/** A request in full, over the list; on a phone it fills the screen. */
export function RequestDialog({ id, row, previous, next, view, moved }: RequestDialogProps) {
  const { t } = useTranslation()
  const request = useRequest(id)
  const known = request.data ?? row
  const go = (to: number | undefined) => to !== undefined && view.open(to)
  useKeys({ j: () => go(next), k: () => go(previous) }, 1)
  return (
    <Dialog
      open
      size="large"
      onClose={view.close}
      title={known?.contactInfo.name ?? t("quotes.request.details")}
      actions={known && <TriageButtons request={known} moved={moved} onMoved={view.close} />}
    >
      <div className="request-steps">
        <Button className="button-small" onClick={() => go(previous)} disabled={previous === undefined}>
          <ChevronUp aria-hidden size="1.2em" />
          {t("quotes.request.previous")}
        </Button>
        <Button className="button-small" onClick={() => go(next)} disabled={next === undefined}>
          <ChevronDown aria-hidden size="1.2em" />
          {t("quotes.request.next")}
        </Button>
      </div>
      <Loaded from={request} skeleton={<Skeleton lines={12} height="2rem" />}>
        {(detail) => <RequestDetail request={detail} />}
      </Loaded>
    </Dialog>
  )
}
