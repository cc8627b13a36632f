import { useTranslation } from "react-i18next"
import { agreedWays } from "../../extraWork/schema.ts"
import { extraForm } from "./extraForm.ts"

/** How, when and by whom the client agreed; as long as he did. */
export function AgreedFields({ people }: { people: readonly string[] }) {
  const { t } = useTranslation()
  const agreed = extraForm.useTyped("agreed")
  const how = extraForm.useTyped("how")
  if (!agreed) return null
  const spoken = how === "spoken" || how === "phone"
  return (
    <>
      <extraForm.Field
        name="how"
        empty={t("quotes.extra.form.choose")}
        options={agreedWays.map((value) => ({ value, label: t(`quotes.extra.way.${value}`) }))}
        hint={spoken && t("quotes.extra.hint.spoken")}
      />
      <extraForm.Field name="on" />
      <extraForm.Field name="by" list="extra-people" autoComplete="off" />
      <datalist id="extra-people">
        {people.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
