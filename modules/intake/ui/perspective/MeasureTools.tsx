import { RectangleHorizontal, Ruler, Waypoints } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { useKeys } from "#ui/lib/useKeys.ts"
import { ToolLabel } from "../drawing/ToolLabel.tsx"
import type { Measuring } from "./useMeasuring.ts"
import { measureKinds } from "./work.ts"

const icons = { length: Ruler, rectangle: RectangleHorizontal, area: Waypoints }

/** What one measures, each also by its letter. */
export function MeasureTools({ measuring }: { measuring: Measuring }) {
  const { t } = useTranslation()
  const [dialogs] = useState(() => document.querySelectorAll("dialog[open]").length)
  useKeys(
    Object.fromEntries(
      measureKinds.map((kind) => [t(`intake.perspective.key.${kind}`), () => measuring.take(kind)]),
    ),
    dialogs,
  )
  if (typeof measuring.plane !== "object") return null
  return (
    <Segmented
      legend={t("intake.perspective.tools")}
      options={measureKinds.map((value) => ({
        value,
        label: <ToolLabel icon={icons[value]} name={t(`intake.perspective.tool.${value}`)} />,
      }))}
      value={measuring.kind}
      onChange={measuring.take}
    />
  )
}
