import { useTranslation } from "react-i18next"
import { postcodeOf } from "#src/shared/postcode.ts"
import { TextField, type TextFieldProps } from "#ui/kit/TextField.tsx"
import type { Address } from "../../addresses/schema.ts"
import { useDrafts } from "./device.ts"
import { type Contact, fillContact } from "./draft.ts"
import { useAddressLookup } from "./useAddressLookup.ts"
import { useFaultText } from "./useFaultText.ts"
import type { contactFaults } from "./validation.ts"

type Field = keyof Contact
export const contactId = (field: Field) => `contact-${field}`

/** What helps a phone fill in a field by itself. */
const kinds = {
  name: { autoComplete: "name", autoCapitalize: "words" },
  email: { type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  phone: { type: "tel", autoComplete: "tel" },
  postcode: { autoComplete: "postal-code", autoCapitalize: "characters", spellCheck: false, optional: true },
  houseNumber: { autoComplete: "off", autoCapitalize: "none", spellCheck: false, optional: true },
  address: { autoComplete: "street-address", optional: true },
  city: { autoComplete: "address-level2", optional: true },
} as const satisfies Record<Field, Partial<TextFieldProps>>

export const fieldNames = Object.keys(kinds) as Field[]

export function ContactFields({
  contact,
  faults,
  leave,
}: {
  contact: Contact
  faults: ReturnType<typeof contactFaults>
  leave: (field: Field) => void
}) {
  const { t } = useTranslation()
  const drafts = useDrafts()
  const faultText = useFaultText()
  const found = useAddressLookup(contact)

  const field = (name: Field) => {
    const fault = faults[name]
    return (
      <TextField
        key={name}
        {...kinds[name]}
        id={contactId(name)}
        name={name}
        label={t(`wizard.contact.${name}`)}
        hint={name === "email" || name === "phone" ? t(`wizard.contact.${name}Hint`) : undefined}
        error={fault && faultText(fault)}
        value={contact[name]}
        onChange={(value) => drafts.change((draft) => fillContact(draft, name, value))}
        onBlur={() => {
          const neat = name === "postcode" && postcodeOf(contact.postcode)
          if (neat && neat !== contact.postcode)
            drafts.change((draft) => fillContact(draft, "postcode", neat))
          leave(name)
        }}
      />
    )
  }
  return (
    <>
      {(["name", "email", "phone"] as const).map(field)}
      <div className="contact-place">{(["postcode", "houseNumber"] as const).map(field)}</div>
      <p className="muted" role="status">
        {found && <FoundAddress {...found} />}
      </p>
      <div className="contact-place">{(["address", "city"] as const).map(field)}</div>
    </>
  )
}

function FoundAddress({ street, houseNumber, city, builtIn }: Address) {
  const { t } = useTranslation()
  const door = { street, houseNumber, city }
  return builtIn === null
    ? t("wizard.contact.found", door)
    : t("wizard.contact.foundBuilt", { ...door, year: builtIn })
}
