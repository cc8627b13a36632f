import { LandPlot } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useProjects } from "#modules/projects/ui/hooks.ts"
import { Button } from "#ui/kit/Button.tsx"
import type { MeasuredRoom } from "../../../rooms/measured.ts"
import { useProposedProject } from "../proposedProject.ts"
import { MeasuredOf } from "./MeasuredOf.tsx"
import { roomChoice } from "./roomChoice.ts"

interface ChooseButtonProps {
  /** Of which project something was taken before. */
  project: number | undefined
  /** So many can be taken. */
  most: number
  unavailable?: string | false
  take: (rooms: readonly MeasuredRoom[], project: number) => void
}

/** Chooses rooms that a project measured, also without a connection as far as this device knows them. */
export function ChooseButton({ unavailable, ...choice }: ChooseButtonProps) {
  const { t } = useTranslation()
  // So that the device has the list by the time there is no connection.
  useProjects()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button unavailable={unavailable} onClick={() => setOpen(true)}>
        <LandPlot aria-hidden size="1.2em" />
        {t("intake.calculators.choose.open")}
      </Button>
      {open && <Choice {...choice} close={() => setOpen(false)} />}
    </>
  )
}

function Choice({ project, most, take, close }: ChooseButtonProps & { close: () => void }) {
  const { t } = useTranslation()
  const form = roomChoice.useForm({
    start: { projectId: useProposedProject(project) ?? null },
    check: ({ values: { rooms } }) => ({
      rooms: rooms.length > most && t("intake.calculators.choose.tooMany", { most }),
    }),
    send: async (choice) => choice,
    onSaved({ rooms, projectId }) {
      take(rooms, projectId)
      close()
    },
  })
  const chosen = roomChoice.useTyped("projectId", form)
  return (
    <roomChoice.Dialog
      form={form}
      title={t("intake.calculators.choose.title")}
      failed={t("intake.calculators.choose.failed")}
      save={t("intake.calculators.choose.save")}
      onClose={close}
    >
      <roomChoice.Field name="projectId" onTyped={() => form.set("rooms", [])} />
      {chosen !== null && <MeasuredOf key={chosen} project={chosen} />}
    </roomChoice.Dialog>
  )
}
