import { Download } from "lucide-react"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { choice, select } from "#ui/form/kinds.tsx"
import { useCompany } from "#ui/lib/company.ts"
import { saveFile } from "#ui/lib/saveFile.ts"
import { bestScale, laidOn, type Paper, papers } from "../../../plan/exports/papers.ts"
import { scales } from "../../../plan/picture/scales.ts"
import type { Plan } from "../../../plan/schema.ts"
import { floorText } from "../../rooms/floorText.ts"
import { aboutOf } from "./about.ts"
import type { ExportProps } from "./ExportButton.tsx"
import { exportKinds, type FileKind, makeFile } from "./makeFile.ts"
import { dotsPerInch, sharp } from "./png.ts"

/** `scale`: '' is the largest that fits. */
const file = defineForm(
  z.strictObject({ kind: z.enum(exportKinds), paper: z.enum(papers), scale: z.string() }),
  { kind: choice<FileKind>(), paper: choice<Paper>(), scale: select() },
  { id: "plan-export" },
)

/** As what, on which paper and at which scale. */
export function ExportDialog({ plan, project, saved, onClose }: ExportProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const { companyName } = useCompany()
  const known = useProject(project).data
  const floor = floorText(plan.level)
  const form = file.useForm({
    start: { kind: "pdf", paper: "A4", scale: "" },
    check({ values: { kind, paper, scale } }) {
      if (kind === "dxf" || laidAt(plan, paper, scale)) return {}
      if (!scale) return { paper: t("intake.planExports.tooLargeAtAll", { paper }) }
      return { scale: t("intake.planExports.tooLarge", { scale, paper }) }
    },
    async send({ kind, paper, scale }) {
      const about = aboutOf({ company: companyName, project: known, floor, saved })
      const made = await makeFile(kind, { plan, laid: laidAt(plan, paper, scale), about })
      return { file: made, name: `${t("intake.planExports.file", { project, floor })}.${kind}` }
    },
    failed: "intake.planExports.failed",
    onSaved(made) {
      saveFile(made)
      onClose()
    },
  })
  const [kind, paper, scale] = [
    file.useTyped("kind", form),
    file.useTyped("paper", form) as Paper,
    file.useTyped("scale", form) as string,
  ]
  const best = useMemo(() => bestScale(plan, paper), [plan, paper])
  const laid = useMemo(() => laidAt(plan, paper, scale), [plan, paper, scale])

  return (
    <file.Dialog
      form={form}
      onClose={onClose}
      title={t("intake.planExports.title")}
      save={
        <>
          <Download aria-hidden size="1.2em" />
          {t("intake.planExports.make")}
        </>
      }
      cancel={null}
    >
      <file.Field
        name="kind"
        label={t("intake.planExports.kind")}
        options={exportKinds.map((value) => ({
          value,
          label: t(`intake.planExports.kinds.${value}`),
          hint: t(`intake.planExports.hints.${value}`, {
            dots: laid ? dotsPerInch(laid.drawing) : sharp,
          }),
        }))}
      />
      {kind !== "dxf" && (
        <>
          <file.Field
            name="paper"
            label={t("intake.planExports.paper")}
            tiles
            options={papers.map((value) => ({ value, label: value }))}
          />
          <file.Field
            name="scale"
            label={t("intake.planExports.scale")}
            empty={t(`intake.planExports.${best ? "proposed" : "noScale"}`, { scale: best })}
            options={scales.map((one) => ({
              value: String(one),
              label: t("intake.planExports.oneTo", { scale: one }),
            }))}
          />
        </>
      )}
      {plan.underlay && <p className="field-hint">{t("intake.planExports.withoutOld")}</p>}
    </file.Dialog>
  )
}

function laidAt(plan: Plan, paper: Paper, chosen: string) {
  const scale = chosen === "" ? bestScale(plan, paper) : scales.find((one) => String(one) === chosen)
  return scale && laidOn(plan, paper, scale)
}
