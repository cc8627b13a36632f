import { Check, Pencil, Trash2, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { ExtraWork } from "../../extraWork/schema.ts"
import { AgreeDialog } from "./AgreeDialog.tsx"
import { api } from "./api.ts"
import { touchedPaths } from "./hooks.ts"
import { ReasonDialog } from "./ReasonDialog.tsx"

type Asked = "agree" | "refuse" | "withdraw"

/** What the client said of it, each with its way back. */
export function Decide({ extra }: { extra: ExtraWork }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked>()
  const { act: remove, busy, error } = useRemove(extra)
  const { id, state, lines } = extra
  const close = () => setAsked(undefined)
  function decided(now: ExtraWork) {
    close()
    offerUndo({
      said: t(`quotes.extra.done.${now.state}`),
      back: () => api.takeBack(id, { version: now.version }),
      refreshes: touchedPaths,
      failed: t("quotes.extra.form.failed"),
    })
  }
  const change = (
    <LinkButton href={`/meerwerk/${id}/wijzigen`}>
      <Pencil aria-hidden size="1.2em" />
      {t(state === "agreed" ? "quotes.extra.correct" : "quotes.extra.change")}
    </LinkButton>
  )
  return (
    <div className="stack">
      <Notice tone="bad">{error?.message}</Notice>
      <div className="cluster no-print">
        {state === "proposed" && (
          <>
            <Button
              variant="primary"
              unavailable={lines.length === 0 && t("quotes.errors.extraUnpriced")}
              onClick={() => setAsked("agree")}
            >
              <Check aria-hidden size="1.2em" />
              {t("quotes.extra.agree")}
            </Button>
            <Button onClick={() => setAsked("refuse")}>
              <X aria-hidden size="1.2em" />
              {t("quotes.extra.refuse")}
            </Button>
            {change}
          </>
        )}
        {state === "agreed" && (
          <>
            {change}
            <Button onClick={() => setAsked("withdraw")}>{t("quotes.extra.withdraw")}</Button>
          </>
        )}
        {(state === "proposed" || state === "refused") && (
          <Button busy={busy} onClick={() => void remove()}>
            <Trash2 aria-hidden size="1.2em" />
            {t("quotes.extra.remove")}
          </Button>
        )}
      </div>
      {asked === "agree" && <AgreeDialog extra={extra} onClose={close} onDone={decided} />}
      {(asked === "refuse" || asked === "withdraw") && (
        <ReasonDialog of={asked} extra={extra} onClose={close} onDone={decided} />
      )}
    </div>
  )
}

/** It goes from the list, and one goes back there. */
function useRemove({ id, version, projectId, title }: ExtraWork) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  return useAction(
    async () => {
      const gone = await api.remove(id, { version, removed: true })
      navigate(`/projects/${projectId}?tab=documenten`)
      offerUndo({
        said: t("quotes.extra.done.removed", { title }),
        back: () => api.remove(id, { version: gone.version, removed: false }),
        refreshes: touchedPaths,
        failed: t("quotes.extra.form.failed"),
      })
      return gone
    },
    { refreshes: touchedPaths },
  )
}
