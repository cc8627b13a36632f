import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { DayTrack } from "./DayTrack.tsx"
import { useSeesOthers, useTrackAddress } from "./hooks.ts"
import { PersonField } from "./PersonField.tsx"

/** A day's route by itself: one's own, or another's where the owner turned that on. */
export default function RouteScreen() {
  const { t } = useTranslation()
  const { accountId, day } = useTrackAddress()
  const others = useSeesOthers()
  useScreen(t("gps.track.title"))
  return (
    <>
      <BackLink href="/gps-tracking">{t("gps.track.back")}</BackLink>
      <div className="stack loose">
        <h1>{t("gps.track.title")}</h1>
        {others && <PersonField accountId={accountId} day={day} />}
        <DayTrack key={`${accountId} ${day}`} accountId={accountId} firstDay={day} />
      </div>
    </>
  )
}
