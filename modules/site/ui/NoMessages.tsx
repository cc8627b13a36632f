import { MessageSquareText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { NothingFound } from "#ui/kit/NothingFound.tsx"
import type { MessageView } from "./messageView.ts"

/** Why there is nothing to see, and the one thing to do about it. */
export function NoMessages({ view }: { view: MessageView }) {
  const { t } = useTranslation()
  const { pile, search } = view
  if (search)
    return (
      <NothingFound search={search} clear={() => view.seek("")}>
        {t("messages.empty.searchText", { filter: t(`messages.filter.${pile}`) })}
      </NothingFound>
    )
  if (pile === "new")
    return (
      <EmptyState icon={MessageSquareText} title={t("messages.empty.new")}>
        {t("messages.empty.newText")}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={MessageSquareText}
      title={t(`messages.empty.${pile}`)}
      action={<LinkButton href={view.pileHref("new")}>{t("messages.empty.toNew")}</LinkButton>}
    >
      {t("messages.empty.otherText")}
    </EmptyState>
  )
}
