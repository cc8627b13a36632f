import { Archive, Ban, type LucideIcon, Undo2, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { TextKey } from "#ui/lib/i18n.ts"
import type { Disposition, QuoteRequest } from "../schema.ts"
import { useDispose } from "./useDispose.ts"
import type { Moved } from "./useMoved.ts"

const piles: { to: Disposition; label: TextKey; icon: LucideIcon }[] = [
  { to: "rejected", label: "quotes.triage.reject", icon: X },
  { to: "archived", label: "quotes.triage.archive", icon: Archive },
  { to: "spam", label: "quotes.triage.spam", icon: Ban },
]
const back: typeof piles = [{ to: "open", label: "quotes.triage.restore", icon: Undo2 }]

/** Where a request can go from where it lies. `onMoved`: once it went. */
export function TriageButtons({
  request,
  moved,
  onMoved,
}: {
  request: QuoteRequest
  moved: Moved
  onMoved?: () => void
}) {
  const { t } = useTranslation()
  const { act, busy, error } = useDispose(moved)

  async function move(to: Disposition) {
    if (await act(request, to)) onMoved?.()
  }

  return (
    <fieldset className="triage">
      <legend className="visually-hidden">
        {t("quotes.triage.label")}: {request.contactInfo.name}
      </legend>
      {(request.disposition === "open" ? piles : back).map(({ to, label, icon: Icon }) => (
        <Button key={to} className="button-small" busy={busy} busyLabel={t(label)} onClick={() => move(to)}>
          <Icon aria-hidden size="1.1em" />
          {t(label)}
        </Button>
      ))}
      <Notice tone="bad">{error && `${t("quotes.triage.failed")} ${error.message}`}</Notice>
    </fieldset>
  )
}
