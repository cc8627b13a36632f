import { useState } from "react"
import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { Button } from "#ui/kit/Button.tsx"
import { CopyButton } from "#ui/kit/CopyButton.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Select } from "#ui/kit/Select.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { type Share, shareDays } from "../../../photos/sharing/schema.ts"
import { api } from "../api.ts"
import { sharesPath } from "../paths.ts"
import { LiveShares } from "./LiveShares.tsx"

interface ShareDialogProps {
  project: number
  /** Of the photos that were chosen. */
  ids: number[]
  onClose: () => void
}

/** A link to these photos for the client, and those that were given before. */
export function ShareDialog({ project, ids, onClose }: ShareDialogProps) {
  const { t } = useTranslation()
  const shares = useSWR<Share[], ApiError>(sharesPath(project), () => api.shares(project), {
    revalidateIfStale: true,
  })
  return (
    <Dialog open onClose={onClose} title={t("intake.shares.title")}>
      <div className="stack roomy">
        {ids.length === 0 ? <p>{t("intake.shares.nothing")}</p> : <NewLink project={project} ids={ids} />}
        <section className="stack tight">
          <h3>{t("intake.shares.live")}</h3>
          <Loaded from={shares}>{(live) => <LiveShares project={project} shares={live} />}</Loaded>
        </section>
      </div>
    </Dialog>
  )
}

function NewLink({ project, ids }: Omit<ShareDialogProps, "onClose">) {
  const { t } = useTranslation()
  const [days, setDays] = useState<(typeof shareDays)[number]>(30)
  const [link, setLink] = useState("")
  const make = useAction(() => api.share(project, { ids, days }), { refreshes: sharesPath(project) })

  async function made() {
    const reply = await make.act()
    if (reply) setLink(new URL(reply.link, location.origin).href)
  }

  if (link)
    return (
      <section className="stack tight">
        <p>{t("intake.shares.once")}</p>
        <div className="cluster">
          <input className="input" readOnly aria-label={t("intake.shares.link")} value={link} />
          <CopyButton text={link} failed={t("intake.shares.copyFailed")} />
        </div>
      </section>
    )
  return (
    <section className="stack">
      <p>{t("intake.shares.hint")}</p>
      <Select
        id="link-dagen"
        label={t("intake.shares.days")}
        value={String(days)}
        options={shareDays.map((each) => ({
          value: String(each),
          label: t("intake.shares.forDays", { days: each }),
        }))}
        onChange={(value) => setDays(shareDays.find((each) => String(each) === value)!)}
      />
      <Notice tone="bad">{make.fields.ids ?? make.error?.message}</Notice>
      <Button variant="primary" busy={make.busy} onClick={() => void made()}>
        {t("intake.shares.make", { count: ids.length })}
      </Button>
    </section>
  )
}
