import { FilePlus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { useProjects } from "#modules/projects/ui/hooks.ts"
import { bringing } from "#modules/quotes/ui/quotation/broughtLine.ts"
import { Button } from "#ui/kit/Button.tsx"
import type { Told } from "../public/calculators/part.ts"
import { useAtHand } from "./proposedProject.ts"
import { whichProject } from "./whichProject.ts"

interface ToQuotationProps {
  work: Told["work"]
  /** The one it is for, as far as that is known. */
  project: number | undefined
}

/** Brings an outcome as a line to the quotation of a project, or begins one with it; it is saved there. */
export function ToQuotation(props: ToQuotationProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FilePlus aria-hidden size="1.2em" />
        {t("intake.calculators.toQuotation.open")}
      </Button>
      {open && <Choice {...props} close={() => setOpen(false)} />}
    </>
  )
}

function Choice({ work, project, close }: ToQuotationProps & { close: () => void }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const projects = useProjects().data
  const form = whichProject.useForm({
    start: { projectId: useAtHand(project) ?? null },
    send: async ({ projectId }) => projectId,
    onSaved(projectId) {
      const quotation = projects?.find(({ id }) => id === projectId)?.metadata.offerteId ?? null
      const begin = quotation === null ? `/offertes/nieuw?project=${projectId}&` : `/offertes/${quotation}?`
      navigate(begin + bringing(work))
    },
  })
  return (
    <whichProject.Dialog
      form={form}
      title={t("intake.calculators.toQuotation.title")}
      failed={t("intake.calculators.toQuotation.failed")}
      intro={<p>{t("intake.calculators.toQuotation.intro")}</p>}
      save={t("intake.calculators.toQuotation.open")}
      onClose={close}
    >
      <whichProject.Field name="projectId" />
    </whichProject.Dialog>
  )
}
