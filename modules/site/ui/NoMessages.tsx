import { MessageSquareText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import type { MessageView } from "./messageList.ts"

/** Why there is nothing to see, and the one thing to do about it. */
export function NoMessages({ view }: { view: MessageView }) {
  const { t } = useTranslation()
  const { pile } = view
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
