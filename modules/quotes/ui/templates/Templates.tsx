import { LayoutTemplate } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { Template } from "../../templates/schema.ts"
import { useTemplates } from "./hooks.ts"
import { TemplateRow } from "./TemplateRow.tsx"

/** What quotations are begun from: renamed and removed here. */
export default function Templates() {
  const { t } = useTranslation()
  useScreen(t("quotes.templates.title"))
  const templates = useTemplates()
  return (
    <>
      <BackLink href="/chatgpt-quotations">{t("quotes.templates.back")}</BackLink>
      <ScreenHead title={t("quotes.templates.title")} />
      <Loaded from={templates} skeleton={<Skeleton lines={3} height="3.5rem" />}>
        {(known) => (known.length === 0 ? <NoTemplates /> : <List templates={known} />)}
      </Loaded>
    </>
  )
}

function List({ templates }: { templates: Template[] }) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <p className="muted">{t("quotes.templates.text")}</p>
      <Card>
        <ul ref={list} tabIndex={-1} className="lines" aria-label={t("quotes.templates.list")}>
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} focusList={() => list.current?.focus()} />
          ))}
        </ul>
      </Card>
    </>
  )
}

function NoTemplates() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={LayoutTemplate}
      title={t("quotes.templates.empty")}
      action={
        <LinkButton variant="primary" href="/chatgpt-quotations">
          {t("quotes.templates.toQuotations")}
        </LinkButton>
      }
    >
      {t("quotes.templates.emptyText")}
    </EmptyState>
  )
}
