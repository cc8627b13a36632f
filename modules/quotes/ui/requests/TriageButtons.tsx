import { Archive, Ban, type LucideIcon, Undo2, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { TextKey } from "#ui/lib/i18n.ts"
import type { Disposition, QuoteRequest } from "../../requests/schema.ts"
import type { MovedRequests } from "./requestList.ts"
import { useDispose } from "./useDispose.ts"

const piles: { to: Disposition; label: TextKey; short?: TextKey; icon: LucideIcon }[] = [
  { to: "rejected", label: "quotes.triage.reject", icon: X },
  { to: "archived", label: "quotes.triage.archive", icon: Archive },
  { to: "spam", label: "quotes.triage.spam", short: "quotes.triage.spamShort", icon: Ban },
]
const back: typeof piles = [{ to: "open", label: "quotes.triage.restore", icon: Undo2 }]

/** Where a request can go from where it lies. `onMoved`: once it went. */
export function TriageButtons({
  request,
  moved,
  plain = false,
  onMoved,
}: {
  request: QuoteRequest
  moved: MovedRequests
  /** In the list they keep quiet. */
  plain?: boolean
  onMoved?: () => void
}) {
  const { t } = useTranslation()
  const { act, busy, error } = useDispose(moved)

  async function move(to: Disposition) {
    if (await act(request, to)) onMoved?.()
  }

  // The work goes on, so its request stays where it is.
  if (request.pile === "won") return null
  return (
    <fieldset className="triage cluster tight">
      <legend className="visually-hidden">
        {t("quotes.triage.label")}: {request.contactInfo.name}
      </legend>
      {(request.disposition === "open" ? piles : back).map(({ to, label, short, icon: Icon }) => (
        <Button
          key={to}
          variant={plain ? "plain" : "secondary"}
          className="button-small"
          busy={busy}
          busyLabel={t(short ?? label)}
          aria-label={short && t(label)}
          onClick={() => move(to)}
        >
          {!plain && <Icon aria-hidden size="1.1em" />}
          {t(short ?? label)}
        </Button>
      ))}
      <Notice tone="bad">{error && `${t("quotes.triage.failed")} ${error.message}`}</Notice>
    </fieldset>
  )
}
