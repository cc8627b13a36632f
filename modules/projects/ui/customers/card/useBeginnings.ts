import { FilePlus, FolderPlus, type LucideIcon, Pencil } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useHasScreen } from "#ui/lib/office.ts"

/** What one begins for a customer at a desk, the first of all first. */
export function useBeginnings(id: number): { href: string; Icon: LucideIcon; label: string }[] {
  const { t } = useTranslation()
  const hasScreen = useHasScreen()
  return [
    ...(hasScreen("/offertes/nieuw")
      ? [{ href: `/offertes/nieuw?klant=${id}`, Icon: FilePlus, label: t("projects.customers.newQuotation") }]
      : []),
    ...(hasScreen("/projects/nieuw")
      ? [{ href: `/projects/nieuw?klant=${id}`, Icon: FolderPlus, label: t("projects.customers.newProject") }]
      : []),
    { href: `/klanten/${id}/bewerken`, Icon: Pencil, label: t("projects.customers.edit") },
  ]
}
