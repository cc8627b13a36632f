import { asIs, type Kind } from "#ui/form/kind.ts"
import { CustomerPicker } from "./CustomerPicker.tsx"

/** A field of a form in which a customer is chosen; null: none. */
export const customerChoice: Kind<number | null, number | null> = {
  ...asIs<number | null>(null),
  View: ({ id, value, onChange, error }) => <CustomerPicker {...{ id, value, onChange, error }} />,
}
