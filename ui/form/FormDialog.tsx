import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import { Button, type ButtonVariant } from "../kit/Button.tsx"
import { Dialog, type DialogProps } from "../kit/Dialog.tsx"
import { PressArea } from "../kit/PressArea.tsx"
import { Form, type FormProps } from "./Form.tsx"

export interface FormDialogProps
  extends Omit<FormProps, "title" | "guarded">,
    Pick<DialogProps, "title" | "onClose" | "size"> {
  /** On the button that sends it. */
  save: ReactNode
  busyLabel?: string
  /** Null: it is only closed by its cross. */
  cancel?: string | null
  variant?: ButtonVariant
  /** Why it can't be sent now. */
  unavailable?: string | false
  /** Before what was refused. */
  intro?: ReactNode
}

/** A form in a dialog, with its buttons below it. */
export function FormDialog({ title, onClose, size, save, cancel, intro, ...rest }: FormDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const { variant = "primary", unavailable, busyLabel, ...form } = rest
  return (
    <Dialog
      open
      {...{ title, onClose, size }}
      actions={
        <PressArea className="dialog-press">
          <Button type="submit" form={id} busy={form.form.busy} {...{ variant, busyLabel, unavailable }}>
            {save}
          </Button>
          {cancel !== null && <Button onClick={onClose}>{cancel ?? t("form.cancel")}</Button>}
        </PressArea>
      }
    >
      {intro}
      <Form {...form} id={id} guarded={false} />
    </Dialog>
  )
}
