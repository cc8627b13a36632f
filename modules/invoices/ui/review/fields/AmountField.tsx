import type { ComponentProps } from "react"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { neatAmount } from "../typed.ts"

/** An amount of money; '1049.07' is '1.049,07' once the field is left. */
export const AmountField = (props: ComponentProps<typeof NumberField>) => (
  <NumberField
    {...props}
    onBlur={() => {
      const neat = neatAmount(props.value)
      if (neat !== props.value) props.onChange(neat)
    }}
  />
)
