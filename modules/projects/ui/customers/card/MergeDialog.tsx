import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { Customer, CustomerCard } from "../../../schema.ts"
import { api } from "../api.ts"
import { customersPath, projectsPath } from "../hooks.ts"
import { MergeTable } from "./MergeTable.tsx"

interface MergeDialogProps {
  card: CustomerCard
  double: Customer
  onClose: () => void
}

/** Shows both side by side and what will be kept, before two become one. */
export function MergeDialog({ card, double, onClose }: MergeDialogProps) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const [stays, setStays] = useState<Customer>(card)
  const goes = stays.id === card.id ? double : card
  const merge = useAction(api.merge, {
    refreshes: [customersPath, projectsPath],
    done: "projects.customers.doubles.done",
  })

  async function join() {
    if (!(await merge.act(stays.id, goes.id))) return
    onClose()
    navigate(`/klanten/${stays.id}`, { replace: true })
  }

  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t("projects.customers.doubles.title")}
      actions={
        <>
          <Button variant="primary" busy={merge.busy} onClick={join}>
            {t("projects.customers.doubles.merge")}
          </Button>
          <Button onClick={onClose}>{t("projects.customers.form.cancel")}</Button>
        </>
      }
    >
      <Notice tone="bad">{merge.error?.message}</Notice>
      <RadioGroup
        id="merge-stays"
        legend={t("projects.customers.doubles.which")}
        value={String(stays.id)}
        onChange={(id) => setStays(id === String(card.id) ? card : double)}
        options={[card, double].map(({ id, name, city, projects }) => ({
          value: String(id),
          label: name,
          hint: [city, t("projects.customers.jobs", { count: projects })].filter(Boolean).join(" · "),
        }))}
      />
      <MergeTable stays={stays} goes={goes} />
      <p>{t("projects.customers.doubles.after", { goes: goes.name, stays: stays.name })}</p>
    </Dialog>
  )
}
