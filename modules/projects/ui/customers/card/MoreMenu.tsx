import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { MoreButton } from "#ui/kit/MoreButton.tsx"
import { useBeginnings } from "./useBeginnings.ts"

/** On a phone: what one does for a customer at a desk. */
export function MoreMenu({ id }: { id: number }) {
  const { t } = useTranslation()
  return (
    <MoreButton className="button-secondary project-more" label={t("projects.customers.moreActions")}>
      {useBeginnings(id).map(({ href, Icon, label }) => (
        <li key={href}>
          <LinkButton variant="plain" wide href={href}>
            <Icon aria-hidden size="1.2em" />
            {label}
          </LinkButton>
        </li>
      ))}
    </MoreButton>
  )
}
