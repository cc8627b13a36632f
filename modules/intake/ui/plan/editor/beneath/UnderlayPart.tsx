import { ImagePlus, Move, Ruler, Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Slider } from "#ui/kit/Slider.tsx"
import { Switch } from "#ui/kit/Switch.tsx"
import { useWide } from "#ui/lib/useWide.ts"
import { lengthText } from "../../../../drawing/lengths.ts"
import { frameOf } from "../../../../plan/frame.ts"
import type { Underlay } from "../../../../plan/schema.ts"
import { laidIn } from "../../../../plan/underlay.ts"
import type { Shots } from "../../../photos/shots.ts"
import type { Editor } from "../useEditor.ts"
import { PickDrawing } from "./PickDrawing.tsx"
import type { OldPicture } from "./useOldDrawing.ts"
import type { Laid } from "./usePicked.ts"

export interface UnderlayPartProps {
  editor: Editor
  project: number
  shots: Shots
  state: OldPicture["state"]
  shows: boolean
  setShows: (shows: boolean) => void
}

/** An old drawing beneath the plan: choosing it, how it lies and how well one sees it. */
export function UnderlayPart({ editor, project, shots, ...seen }: UnderlayPartProps) {
  const { t } = useTranslation()
  const [isPicking, setPicking] = useState(false)
  const isWide = useWide()
  const { underlay } = editor.plan
  function lay({ photo, size }: Laid) {
    setPicking(false)
    seen.setShows(true)
    editor.lay(laidIn(frameOf(editor.plan, !isWide), photo, size))
    editor.laying.begin("scale")
  }
  return (
    <>
      {underlay ? (
        <Lying {...{ editor, underlay }} {...seen} pickOther={() => setPicking(true)} />
      ) : (
        <Button onClick={() => setPicking(true)}>
          <ImagePlus aria-hidden size="1.2em" />
          {t("intake.plan.underlay.add")}
        </Button>
      )}
      {isPicking && <PickDrawing {...{ project, shots, lay }} onClose={() => setPicking(false)} />}
    </>
  )
}

interface LyingProps extends Pick<UnderlayPartProps, "editor" | "state" | "shows" | "setShows"> {
  underlay: Underlay
  pickOther: () => void
}

function Lying({ editor, underlay, state, shows, setShows, pickOther }: LyingProps) {
  const { t } = useTranslation()
  const { known, strength } = underlay
  function begin(what: "scale" | "move") {
    setShows(true)
    editor.laying.begin(what)
  }
  return (
    <section className="stack tight">
      <div className="split">
        <h3>{t("intake.plan.underlay.title")}</h3>
        <Badge tone={known === null ? "warn" : "ok"}>
          {known === null
            ? t("intake.plan.underlay.unscaled")
            : t("intake.plan.underlay.scaledBy", { length: lengthText(known) })}
        </Badge>
      </div>
      <Notice tone="warn">
        {(state === "small" || state === "missing" || state === "gone") &&
          t(`intake.plan.underlay.state.${state}`)}
      </Notice>
      {known === null && <p className="field-hint">{t("intake.plan.underlay.unscaledText")}</p>}
      <div className="cluster tight">
        <Button variant={known === null ? "primary" : "secondary"} onClick={() => begin("scale")}>
          <Ruler aria-hidden size="1.2em" />
          {t("intake.plan.underlay.scale")}
        </Button>
        <Button onClick={() => begin("move")}>
          <Move aria-hidden size="1.2em" />
          {t("intake.plan.underlay.place")}
        </Button>
      </div>
      <Switch id="plan-oud" label={t("intake.plan.underlay.show")} checked={shows} onChange={setShows} />
      {shows && (
        <Slider
          id="plan-zichtbaar"
          label={t("intake.plan.underlay.strength")}
          {...{ min: 10, max: 100, step: 5 }}
          value={strength}
          text={`${strength}%`}
          onChange={(to) => editor.lay({ ...underlay, strength: to }, "strength")}
        />
      )}
      <div className="cluster tight">
        <Button variant="plain" onClick={pickOther}>
          <ImagePlus aria-hidden size="1.2em" />
          {t("intake.plan.underlay.other")}
        </Button>
        <Button variant="danger" onClick={() => editor.lay(undefined)}>
          <Trash2 aria-hidden size="1.2em" />
          {t("intake.plan.remove", { part: t("intake.plan.underlay.title") })}
        </Button>
      </div>
    </section>
  )
}
