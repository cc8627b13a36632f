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
  const wrong = trouble ?? (broken && "failed")
  // biome-ignore lint/correctness/useExhaustiveDependencies: after what was wrong it is another element
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null
  }, [stream, wrong])

  if (wrong)
    return (
      <div className="stack tight">
        <Notice tone="warn">
          {t(`stock.scan.trouble.${wrong}`)} {t("stock.scan.typeIt")}
        </Notice>
        {(wrong === "busy" || wrong === "failed") && <Button onClick={retry}>{t("kit.action.retry")}</Button>}
      </div>
    )
  return (
    <div className="stack tight">
      <video ref={video} className="scan-view" autoPlay muted playsInline aria-hidden />
      <div className="split">
        <p className="muted">{t("stock.scan.aim")}</p>
        {lamp && (
          <Button onClick={lamp.toggle}>
            {lamp.on ? <FlashlightOff aria-hidden size="1.2em" /> : <Flashlight aria-hidden size="1.2em" />}
            {t(lamp.on ? "stock.scan.lamp.off" : "stock.scan.lamp.on")}
          </Button>
        )}
      </div>
    </div>
  )
}
