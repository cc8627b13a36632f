import type { ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { NumberField } from "#ui/kit/NumberField.tsx"
import type { Fault } from "../../../calculators/typed.ts"

interface SizeFieldProps extends Omit<ComponentProps<typeof NumberField>, "error"> {
  fault?: Fault
}

/** A number of a calculator, which says at once what is wrong with it. */
export function SizeField({ fault, ...field }: SizeFieldProps) {
  const { t } = useTranslation()
  const limit = fault?.limit === undefined ? "" : formatQuantity(fault.limit)
  return (
    <NumberField
      {...field}
      error={fault && t(`intake.calculators.fault.${fault.code}`, { limit })}
      maxLength={20}
    />
  )
}
