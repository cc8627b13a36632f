import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { useGps } from "../timer/useGps.ts"
import { useTimer } from "../timer/useTimer.ts"
import { SensorCard } from "./sensor/SensorCard.tsx"
import { SimulatorCard } from "./simulator/SimulatorCard.tsx"
import { WidgetCard } from "./widget/WidgetCard.tsx"

/** Section 2.14 of the specification: tasks of the day, made from where one is and whether one moves. */
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
      <div className="movement">
        <Loaded from={from}>{() => (gps.on ? <WidgetCard /> : <NotAllowed byHand={!gps.wanted} />)}</Loaded>
        <div className="movement-side">
          {gps.on && <SensorCard />}
          <SimulatorCard />
        </div>
      </div>
    </>
  )
}

/** Nothing looks or feels before the notice was read and answered with yes. */
function NotAllowed({ byHand }: { byHand: boolean }) {
  const { t } = useTranslation()
  if (byHand)
    return (
      <Card title={t("gps.movementScreen.widget.title")}>
        <p>{t("gps.movementScreen.byHand")}</p>
        <LinkButton href="/gps-tracking">{t("gps.movementScreen.toTimer")}</LinkButton>
      </Card>
    )
  return (
    <Card title={t("gps.movementScreen.consent.title")}>
      <p>{t("gps.movementScreen.consent.text")}</p>
      <LinkButton variant="primary" href="/gps-tracking">
        {t("gps.movementScreen.consent.choose")}
      </LinkButton>
    </Card>
  )
}
