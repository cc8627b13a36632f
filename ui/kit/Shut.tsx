import { useTranslation } from "react-i18next"
import { useCompany } from "../lib/company.ts"
import { telephoneLink } from "../lib/format.ts"
import { LinkButton } from "./Button.tsx"

/** In the place of a page whose link opens nothing: why, and how to reach the company. */
export function Shut({ why }: { why: string }) {
  const { t } = useTranslation()
  const { phone } = useCompany()
  return (
    <div role="alert">
      <h1>{t("kit.shut.title")}</h1>
      <p>{why}</p>
      <p className="actions">
        {phone && <a href={telephoneLink(phone)}>{t("kit.shut.call", { phone })}</a>}
        <LinkButton href="/">{t("kit.shut.home")}</LinkButton>
      </p>
    </div>
  )
}
