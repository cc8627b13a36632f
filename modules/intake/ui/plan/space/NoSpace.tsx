import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Space } from "./useSpace.ts"

interface NoSpaceProps {
  state: Space["state"]
  onRetry: () => void
  onClose: () => void
}

/** In place of the drawing on a device that has none, or lost it: the plan itself goes on. */
export function NoSpace({ state, onRetry, onClose }: NoSpaceProps) {
  const { t } = useTranslation()
  return (
    <div className={state === "ready" ? undefined : "space-none stack"}>
      <Notice tone="bad">{state !== "ready" && t(`intake.space.${state}`)}</Notice>
      {state !== "ready" && (
        <div className="cluster">
          <Button variant="primary" onClick={onClose}>
            {t("intake.space.toPlan")}
          </Button>
          {state === "lost" && <Button onClick={onRetry}>{t("kit.action.retry")}</Button>}
        </div>
      )}
    </div>
  )
}
