import { CalendarPlus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { Button } from "#ui/kit/Button.tsx"
import { CopyButton } from "#ui/kit/CopyButton.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useAction } from "#ui/lib/useAction.ts"
import { api } from "./api.ts"

/** Puts the planning in the calendar of a phone or a computer, which follows it from then on. */
export function FollowButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="no-print" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden size="1.2em" />
        {t("timeline.follow.button")}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("timeline.follow.title")}>
        <Following />
      </Dialog>
    </>
  )
}

function Following() {
  const { t } = useTranslation()
  const plans = reaches(useSignedIn().role, "manager")
  const [whole, setWhole] = useState(plans)
  const renewing = useAction(api.renewFeed)
  const [path, setPath] = useState<string>()
  async function renew() {
    const made = await renewing.act(whole)
    if (made) setPath(made.path)
  }
  return (
    <>
      <p>{t("timeline.follow.text")}</p>
      {plans && !path && (
        <RadioGroup
          id="follow"
          legend={t("timeline.follow.of")}
          value={whole ? "company" : "own"}
          onChange={(of) => setWhole(of === "company")}
          options={[
            { value: "company", label: t("timeline.follow.company") },
            { value: "own", label: t("timeline.follow.own") },
          ]}
        />
      )}
      <Notice tone="bad">{renewing.error?.message}</Notice>
      {path ? (
        <div role="status" className="stack">
          <p>{t("timeline.follow.made")}</p>
          <p className="follow-address">{location.origin + path}</p>
          <div className="cluster">
            <a className="button button-primary" href={`webcal://${location.host}${path}`}>
              {t("timeline.follow.open")}
            </a>
            <CopyButton text={location.origin + path} failed={t("timeline.follow.copyFailed")} />
          </div>
        </div>
      ) : (
        <>
          <p className="muted">{t("timeline.follow.before")}</p>
          <Button variant="primary" busy={renewing.busy} onClick={() => void renew()}>
            {t("timeline.follow.make")}
          </Button>
        </>
      )}
    </>
  )
}
