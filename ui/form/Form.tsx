import type { ComponentProps, ReactNode } from "react"
import { LeaveGuard } from "../kit/LeaveGuard.tsx"
import { FormContext } from "./context.ts"
import { Refusal } from "./Refusal.tsx"
import type { AnyForm } from "./useForm.ts"

export interface FormProps extends Omit<ComponentProps<"form">, "onSubmit" | "title"> {
  form: AnyForm
  /** Above what was not accepted, such as 'De kosten zijn niet geboekt'; a form of one or two fields goes without. */
  failed?: string
  /** Below that, when it is not the server who says why. */
  why?: string
  /** Between that and the fields. */
  aside?: ReactNode
  /** Whether leaving with something unsaved asks first. */
  guarded?: boolean
}

/** Why it was refused, the fields, and the question before they are lost. */
export function Form({ form, failed, why, aside, guarded = true, ...rest }: FormProps) {
  return (
    <FormContext value={form}>
      <Refusal form={form} title={failed} why={why} />
      {aside}
      <form noValidate {...rest} onSubmit={form.submit} />
      <LeaveGuard when={guarded && form.dirty} />
    </FormContext>
  )
}
