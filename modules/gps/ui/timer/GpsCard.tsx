import { Footprints } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { Switch } from "#ui/kit/Switch.tsx"
import { formatTime } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import { toast } from "#ui/lib/toast.ts"
import type { TimerState } from "../../entries/schema.ts"
import { accuracyText } from "../device/accuracy.ts"
import { isAutoOn, useChoices } from "./choices.ts"
import { tellsTrails } from "./gpsConsent.ts"
import { type Located, locator } from "./locator.ts"
import { NoticeDialog } from "./NoticeDialog.tsx"
import type { Gps } from "./useGps.ts"

/** Where this device is, and what it may do with that. */
export function GpsCard({ state, gps, located }: { state: TimerState; gps: Gps; located: Located }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  useFaultToast(gps.on ? located.fault : undefined)
  if (!gps.wanted)
    return (
      <Card title={t("gps.timer.gps.title")}>
        <p className="muted">{t("gps.timer.gps.manual")}</p>
      </Card>
    )
  return (
    <Card title={t("gps.timer.gps.title")} aside={gps.on && located.moving && <MovingBadge />}>
      {gps.on && <Where located={located} />}
      <Switch
        id="gps-device"
        label={t("gps.timer.gps.switch")}
        hint={t(gps.on ? "gps.timer.gps.switchOn" : "gps.timer.gps.switchOff")}
        checked={gps.on}
        onChange={(on) => (on ? setAsking(true) : gps.answer("no"))}
      />
      <AutoSwitch state={state} gps={gps} />
      <p className="muted">{t("gps.timer.gps.honest")}</p>
      <p>
        <Link href="/gps-privacy">{t("gps.timer.gps.privacy")}</Link>
      </p>
      <NoticeDialog
        open={asking}
        trails={tellsTrails(state)}
        close={() => setAsking(false)}
        answer={(answer) => {
          gps.answer(answer)
          setAsking(false)
        }}
      />
    </Card>
  )
}

const MovingBadge = () => (
  <Badge tone="info" icon={Footprints}>
    {t("gps.timer.gps.moving")}
  </Badge>
)

function Where({ located: { fix, fault } }: { located: Located }) {
  const { t } = useTranslation()
  return (
    <>
      <div role="status">
        {fault ? (
          <p className="gps-fault">{faultText(fault)}</p>
        ) : (
          !fix && <p>{t("gps.timer.gps.searching")}</p>
        )}
      </div>
      {fault && fault !== "unsupported" && (
        <Button className="button-small" onClick={locator.again}>
          {t("gps.timer.gps.again")}
        </Button>
      )}
      {fault === "denied" && <Mend />}
      {fix && (
        <dl className="facts">
          <div>
            <dt>{t("gps.timer.gps.coordinates")}</dt>
            <dd>{`${degrees(fix.latitude)}; ${degrees(fix.longitude)}`}</dd>
          </div>
          <div>
            <dt>{t("gps.timer.gps.accuracy")}</dt>
            <dd>
              {accuracyText(fix.accuracy)}{" "}
              <span className="muted">
                · {t("gps.timer.gps.measured", { time: formatTime(new Date(fix.at)) })}
              </span>
            </dd>
          </div>
        </dl>
      )}
    </>
  )
}

/** How to give the leave that was once refused: the page can't ask again. */
function Mend() {
  const { t } = useTranslation()
  return (
    <Disclosure className="gps-mend" open summary={t("gps.timer.mend.title")}>
      <p>{t("gps.timer.mend.text")}</p>
      <ul>
        {(["iphone", "android", "firefox", "computer"] as const).map((device) => (
          <li key={device}>{t(`gps.timer.mend.${device}`)}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

function AutoSwitch({ state, gps }: { state: TimerState; gps: Gps }) {
  const { t } = useTranslation()
  const { choices, choose } = useChoices()
  const on = isAutoOn(choices, state)
  const hint = !gps.on
    ? "autoNeedsGps"
    : on && choices.defaultProject === undefined
      ? "autoNeedsDefault"
      : "autoHint"
  return (
    <Switch
      id="gps-auto"
      label={t("gps.timer.gps.auto")}
      hint={t(`gps.timer.gps.${hint}`)}
      checked={on}
      onChange={(auto) => choose({ auto })}
    />
  )
}

const degrees = (value: number) => value.toFixed(5).replace(".", ",")

function faultText(fault: NonNullable<Located["fault"]>): string {
  if (fault === "unsupported") return t("gps.timer.gps.unsupported")
  if (fault === "failed") return t("gps.timer.gps.startFailed")
  return t("gps.timer.gps.fault", { message: t(`gps.timer.gps.fault_${fault}`) })
}

/** Once for each trouble, not for each time that a cellar has no signal. */
function useFaultToast(fault: Located["fault"]) {
  useEffect(() => {
    if (fault) toast({ title: t("gps.timer.said.gpsTrouble"), text: faultText(fault), destructive: true })
  }, [fault])
}
