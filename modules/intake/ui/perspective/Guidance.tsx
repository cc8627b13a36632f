import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/Notice.tsx"
import { sizeText } from "./ThingFields.tsx"
import type { Measuring } from "./useMeasuring.ts"
import { canClose, openOf } from "./work.ts"

/** What to do next, or what is wrong with what was pointed at. */
export function Guidance({ measuring }: { measuring: Measuring }) {
  const { t } = useTranslation()
  const { work, plane, thing } = measuring
  const known = typeof plane === "object" ? plane : undefined
  return (
    <>
      <Notice tone="bad">{typeof plane === "string" && t(`intake.perspective.cornerFault.${plane}`)}</Notice>
      <Notice tone="info">
        {known?.isUnlike
          ? t("intake.perspective.unlike", { size: sizeText(known.known) })
          : known?.isGuess && work.measures.length === 0 && t("intake.perspective.guess")}
      </Notice>
      <p role="status">{next()}</p>
    </>
  )

  function next(): string {
    if (work.corners.length < 4) return t("intake.perspective.corners", { count: 4 - work.corners.length })
    if (!thing.known) return t("intake.perspective.sizeFirst")
    if (!known) return ""
    const open = openOf(work)
    if (!open) return t(`intake.perspective.hint.${measuring.kind}`)
    if (open.kind === "length") return t("intake.perspective.more.length")
    if (canClose(work)) return t("intake.perspective.more.close")
    const all = open.kind === "rectangle" ? 4 : 3
    return t(`intake.perspective.more.${open.kind}`, { count: all - open.taps.length })
  }
}
