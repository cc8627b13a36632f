import { Ellipsis, FilePlus, FolderPlus, Pencil } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Popover } from "#ui/kit/Popover.tsx"
import { useHasScreen } from "#ui/lib/office.ts"

/** On a phone: what one does for a customer at a desk. */
export function MoreMenu({ id }: { id: number }) {
  const { t } = useTranslation()
  const hasScreen = useHasScreen()
  return (
    <Popover
      className="button button-secondary project-more"
      label={t("projects.customers.moreActions")}
      button={
        <>
          <Ellipsis aria-hidden size="1.2em" />
          <span className="visually-hidden">{t("projects.customers.moreActions")}</span>
        </>
      }
    >
      <ul className="project-menu plain">
        {hasScreen("/offertes/nieuw") && (
          <li>
            <LinkButton variant="plain" wide href={`/offertes/nieuw?klant=${id}`}>
              <FilePlus aria-hidden size="1.2em" />
              {t("projects.customers.newQuotation")}
            </LinkButton>
          </li>
        )}
        {hasScreen("/projects/nieuw") && (
          <li>
            <LinkButton variant="plain" wide href={`/projects/nieuw?klant=${id}`}>
              <FolderPlus aria-hidden size="1.2em" />
              {t("projects.customers.newProject")}
            </LinkButton>
          </li>
        )}
        <li>
          <LinkButton variant="plain" wide href={`/klanten/${id}/bewerken`}>
            <Pencil aria-hidden size="1.2em" />
            {t("projects.customers.edit")}
          </LinkButton>
        </li>
      </ul>
    </Popover>
  )
}
