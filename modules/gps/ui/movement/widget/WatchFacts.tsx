import { CircleAlert, CirclePause, LocateFixed, Moon, Zap } from "lucide-react"
import { useTranslation } from "react-i18next"
import { degreesText } from "#modules/projects/ui/map/place.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatTime } from "#ui/lib/format.ts"
import { intervals } from "../../../constants.ts"
import { accuracyText } from "../../device/accuracy.ts"
import type { Watching } from "../movementWatch.ts"

/** What the widget knows, in words. */
export function WatchFacts({ watching, every }: { watching: Watching; every?: number }) {
  const { t } = useTranslation()
  const { phase, fix, sessionId, mode, metres, moved, doubt, lookedAt, lastMove, newLocation } = watching
  const seconds = intervals.widgetPoll[mode] / 1000
  return (
    <>
      <dl className="facts movement-facts">
        <div>
          <dt>{t("gps.movementScreen.widget.status")}</dt>
          <dd>
            <PhaseBadge watching={watching} />
          </dd>
        </div>
        {phase === "on" && (
          <>
            <div>
              <dt>{t("gps.movementScreen.widget.mode")}</dt>
              <dd>
                <ModeBadge mode={mode} />
                <span className="movement-meaning muted">
                  {t(`gps.movementScreen.${every ? "simulator" : "widget"}.${mode}Means`, { seconds })}
                </span>
              </dd>
            </div>
            <div>
              <dt>{t("gps.movementScreen.widget.position")}</dt>
              <dd>
                {fix && `${degreesText(round(fix.latitude))}; ${degreesText(round(fix.longitude))}`}
                {fix && <span className="movement-meaning">{accuracyText(fix.accuracy)}</span>}
              </dd>
            </div>
            <div>
              <dt>{t("gps.movementScreen.widget.distance")}</dt>
              <dd>
                {metres < 0.5
                  ? t("gps.movementScreen.widget.nowhere")
                  : t("gps.movementScreen.widget.metres", { metres: Math.round(metres) })}
                <span className="movement-meaning">
                  {doubt
                    ? t(`gps.movementScreen.doubt.${doubt}`)
                    : t(
                        `gps.movementScreen.widget.${newLocation ? "newLocation" : moved ? "moved" : "still"}`,
                      )}
                </span>
                {lastMove && (
                  <span className="movement-meaning muted">
                    {t("gps.movementScreen.widget.lastMove", {
                      time: formatTime(new Date(lastMove.at)),
                      metres: Math.round(lastMove.metres),
                    })}
                  </span>
                )}
              </dd>
            </div>
            <div>
              <dt>{t("gps.movementScreen.widget.session")}</dt>
              <dd>
                {sessionId}
                {lookedAt !== undefined && (
                  <span className="movement-meaning muted">
                    {t("gps.movementScreen.widget.lookedAt", { time: formatTime(new Date(lookedAt)) })}
                  </span>
                )}
              </dd>
            </div>
          </>
        )}
      </dl>
      <FaultNotice fault={watching.fault} />
    </>
  )
}

function PhaseBadge({ watching: { phase, fault } }: { watching: Watching }) {
  const { t } = useTranslation()
  if (fault)
    return (
      <Badge tone="bad" icon={CircleAlert}>
        {t(`gps.movementScreen.fault.${fault.of}`)}
      </Badge>
    )
  if (phase === "off") return <Badge icon={CirclePause}>{t("gps.movementScreen.widget.off")}</Badge>
  return (
    <Badge tone={phase === "on" ? "ok" : "info"} icon={LocateFixed}>
      {t(`gps.movementScreen.widget.${phase}`)}
    </Badge>
  )
}

function ModeBadge({ mode }: { mode: Watching["mode"] }) {
  const { t } = useTranslation()
  return (
    <Badge tone={mode === "active" ? "info" : "neutral"} icon={mode === "active" ? Zap : Moon}>
      {t(`gps.movementScreen.widget.${mode}`)}
    </Badge>
  )
}

function FaultNotice({ fault }: Pick<Watching, "fault">) {
  const { t } = useTranslation()
  return (
    <Notice tone="bad">
      {fault && (
        <p>
          <strong>{t(`gps.movementScreen.fault.${fault.of}`)}:</strong>{" "}
          {fault.position ? t(`gps.device.position.${fault.position}`) : fault.text}
        </p>
      )}
    </Notice>
  )
}

/** To a metre or so. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
