import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatDateInWords } from "#ui/lib/format.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { follow } from "#ui/lib/useToken.ts"
import { api } from "./api.ts"
import { OwnLink } from "./OwnLink.tsx"
import type { Opened } from "./Standing.tsx"

/** Until when the link works, a new one in the place of all that were forwarded, and the end of them. */
export function LinkAbout({ status, token }: Opened) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const renew = useAction(() => api.renew(token))
  const end = useAction(() => api.end(token))

  async function renewed() {
    const link = await renew.act()
    if (link) follow(link.statusLink)
  }
  async function ended() {
    if (await end.act()) follow("/aanvraag#")
  }

  const error = renew.error ?? end.error
  return (
    <Disclosure className="follow-about" summary={t("following.link.about")} open={open} onToggle={setOpen}>
      <p>{t("following.link.ends", { day: formatDateInWords(status.endsAt) })}</p>
      <OwnLink link={`/aanvraag#${token}`} />
      <p className="muted">{t("following.link.renewHint")}</p>
      <Button busy={renew.busy} onClick={() => void renewed()}>
        {t("following.link.renew")}
      </Button>
      <p className="muted">{t("following.link.endHint")}</p>
      <Button variant="danger" busy={end.busy} onClick={() => void ended()}>
        {t("following.link.end")}
      </Button>
      <Notice tone="bad">{error && <p>{error.message}</p>}</Notice>
    </Disclosure>
  )
}
