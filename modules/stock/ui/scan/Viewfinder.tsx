import { Flashlight, FlashlightOff } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { useCamera } from "./useCamera.ts"
import { useDecoding } from "./useDecoding.ts"

/** What the camera sees, and what is read in it; or why there is no picture. `reading`: somebody waits for a code. */
export function Viewfinder({ reading, onCode }: { reading: boolean; onCode: (text: string) => void }) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const { stream, trouble, lamp, retry } = useCamera()
  const { broken } = useDecoding(video, reading && stream !== undefined, onCode)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null
  }, [stream])

  if (trouble)
    return (
      <div className="stack tight">
        <Notice tone="warn">
          {t(`stock.scan.trouble.${trouble}`)} {t("stock.scan.typeIt")}
        </Notice>
        {(trouble === "busy" || trouble === "failed") && (
          <Button onClick={retry}>{t("kit.action.retry")}</Button>
        )}
      </div>
    )
  return (
    <div className="stack tight">
      <Notice tone="warn">{broken && `${t("stock.scan.broken")} ${t("stock.scan.typeIt")}`}</Notice>
      <div className="scan-view">
        <video ref={video} autoPlay muted playsInline aria-label={t("stock.scan.aim")} />
        <p className="scan-aim">{t(stream ? "stock.scan.aim" : "stock.scan.starting")}</p>
        {lamp && (
          <Button className="scan-lamp" onClick={lamp.toggle}>
            {lamp.on ? <FlashlightOff aria-hidden /> : <Flashlight aria-hidden />}
            <span className="visually-hidden">
              {t(lamp.on ? "stock.scan.lamp.off" : "stock.scan.lamp.on")}
            </span>
          </Button>
        )}
      </div>
    </div>
  )
}
