import { CustomerInput } from "./CustomerInput.tsx"
import { customerInputs } from "./customerInputs.ts"
import type { CustomerFormState } from "./useCustomerForm.ts"

export const CustomerFields = ({ state }: { state: CustomerFormState }) => (
  <div className="customer-fields">
    {customerInputs.map((input) => (
      <div key={input.name} className={input.half ? "customer-field-half" : undefined}>
        <CustomerInput
          {...input}
          control={state.form.control}
          error={state.sentences[input.name]}
          onLeft={state.lookForDoubles}
        />
      </div>
    ))}
  </div>
)
