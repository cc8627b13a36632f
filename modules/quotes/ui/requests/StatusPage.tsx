import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { CopyButton } from "#ui/kit/CopyButton.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { QuoteRequestDetail } from "../../requests/schema.ts"
import { api } from "./api.ts"
import { requestsPath } from "./hooks.ts"

/** The sender's own page of it: whether he looked, a new link for who lost his, and the end of all. */
export function StatusPage({ request }: { request: QuoteRequestDetail }) {
  const { t } = useTranslation()
  const { live, opened, lastOpenedAt } = request.statusPage
  const [link, setLink] = useState("")
  const give = useAction(api.giveLink, { refreshes: requestsPath })
  const end = useAction(api.endLinks, { refreshes: requestsPath, done: "quotes.statusPage.ended" })

  async function given() {
    const made = await give.act(request.id)
    if (made) setLink(new URL(made.statusLink, location.origin).href)
  }
  async function ended() {
    if (await end.act(request.id)) setLink("")
  }

  const error = give.error ?? end.error
  return (
    <section className="stack tight">
      <h3>{t("quotes.statusPage.title")}</h3>
      <p className="muted">
        {live === 0
          ? t("quotes.statusPage.none")
          : lastOpenedAt
            ? t("quotes.statusPage.opened", { count: opened, moment: formatMoment(lastOpenedAt) })
            : t("quotes.statusPage.unopened")}
      </p>
      {link && (
        <p className="cluster">
          <input className="input" readOnly aria-label={t("quotes.statusPage.link")} value={link} />
          <CopyButton text={link} failed={t("quotes.statusPage.copyFailed")} />
        </p>
      )}
      <p className="cluster">
        <Button className="button-small" busy={give.busy} onClick={() => void given()}>
          {t("quotes.statusPage.give")}
        </Button>
        {live > 0 && (
          <Button className="button-small" busy={end.busy} onClick={() => void ended()}>
            {t("quotes.statusPage.end")}
          </Button>
        )}
      </p>
      <Notice tone="bad">{error?.message}</Notice>
    </section>
  )
}
