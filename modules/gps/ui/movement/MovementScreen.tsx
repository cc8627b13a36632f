import { useState } from "react"
import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { tellsTrails } from "../timer/gpsConsent.ts"
import { NoticeDialog } from "../timer/NoticeDialog.tsx"
import { type Gps, useGps } from "../timer/useGps.ts"
import { useTimer } from "../timer/useTimer.ts"
import { SensorCard } from "./sensor/SensorCard.tsx"
import { SimulatorCard } from "./simulator/SimulatorCard.tsx"
import { WidgetCard } from "./widget/WidgetCard.tsx"

/** Tasks of the day, made from where one is and whether one moves. */
export default function MovementScreen() {
  const { t } = useTranslation()
  const { from } = useTimer()
  const gps = useGps(from.data?.state)
  useScreen(t("gps.movementScreen.title"))
  return (
    <>
      <BackLink href="/dashboard">{t("gps.movementScreen.back")}</BackLink>
      <h1>{t("gps.movementScreen.title")}</h1>
      <p className="narrow">{t("gps.movementScreen.intro")}</p>
      <div className="movement stack loose">
        <Loaded from={from}>
          {({ state }) => (gps.on ? <WidgetCard /> : <NotAllowed gps={gps} trails={tellsTrails(state)} />)}
        </Loaded>
        <div className="stack loose">
          {gps.on && <SensorCard />}
          <SimulatorCard />
        </div>
      </div>
    </>
  )
}

/** Nothing looks or feels before the notice was read and answered with yes. */
function NotAllowed({ gps, trails }: { gps: Gps; trails: boolean }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  if (!gps.wanted)
    return (
      <Card title={t("gps.movementScreen.widget.title")}>
        <p>{t("gps.movementScreen.byHand")}</p>
        <LinkButton href="/gps-tracking">{t("gps.movementScreen.toTimer")}</LinkButton>
      </Card>
    )
  return (
    <Card title={t("gps.movementScreen.consent.title")}>
      <p>{t("gps.movementScreen.consent.text")}</p>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t("gps.movementScreen.consent.choose")}
      </Button>
      <NoticeDialog
        open={open}
        trails={trails}
        close={() => setOpen(false)}
        answer={(answer) => {
          setOpen(false)
          gps.answer(answer)
        }}
      />
    </Card>
  )
}
