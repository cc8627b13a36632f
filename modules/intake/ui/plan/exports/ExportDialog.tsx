import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { bestScale, laidOn, type Paper, papers } from "../../../plan/exports/papers.ts"
import { type Scale, scales } from "../../../plan/picture/scales.ts"
import type { ExportProps } from "./ExportButton.tsx"
import { ExportKind } from "./ExportKind.tsx"
import { exportKinds } from "./makeFile.ts"

/** On which paper, at which scale, and as what. */
export function ExportDialog({ onClose, ...props }: ExportProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const { plan } = props
  const [paper, setPaper] = useState<Paper>("A4")
  const [chosen, setChosen] = useState<Scale>()
  const best = useMemo(() => bestScale(plan, paper), [plan, paper])
  const scale = chosen ?? best ?? scales.at(-1)!
  const laid = useMemo(() => laidOn(plan, paper, scale), [plan, paper, scale])
  const wrong = !laid && t(`intake.planExports.${best ? "tooLarge" : "tooLargeAtAll"}`, { scale, paper })
  return (
    <Dialog open onClose={onClose} title={t("intake.planExports.title")}>
      <div className="stack">
        <Segmented
          legend={t("intake.planExports.paper")}
          options={papers.map((value) => ({ value, label: value }))}
          value={paper}
          onChange={setPaper}
        />
        <Select
          id="schaal"
          label={t("intake.planExports.scale")}
          options={scales.map((one) => ({
            value: String(one),
            label: t(`intake.planExports.${one === best ? "proposed" : "oneTo"}`, { scale: one }),
          }))}
          value={String(scale)}
          onChange={(value) => setChosen(scales.find((one) => String(one) === value))}
        />
        <Notice tone="warn">{wrong}</Notice>
        <ul className="plain stack tight">
          {exportKinds.map((kind) => (
            <ExportKind key={kind} {...{ ...props, kind, laid, wrong }} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
