import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "wouter"
import { projectTypes, typeLabels } from "#src/shared/projectTypes.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { ListedItem } from "../../../checks/templates/schema.ts"
import { useItems } from "./hooks.ts"
import { ItemDialog } from "./ItemDialog.tsx"
import { TemplateItem } from "./TemplateItem.tsx"

/** The owner's lists of what is looked at on site, one kind of job at a time. */
export default function TemplatesScreen() {
  const { t } = useTranslation()
  const read = useItems()
  const [params, setParams] = useSearchParams()
  const type = projectTypes.find((one) => one === params.get("soort")) ?? projectTypes[0]
  /** Without an item one is added. */
  const [opened, setOpened] = useState<{ item?: ListedItem }>()
  useScreen(t("intake.checks.templates.title"))
  return (
    <div className="stack roomy">
      <BackLink href="/job-intake">{t("intake.checks.templates.back")}</BackLink>
      <ScreenHead title={t("intake.checks.templates.title")}>
        <Button variant="primary" onClick={() => setOpened({})}>
          <Plus aria-hidden size="1.2em" />
          {t("intake.checks.templates.add")}
        </Button>
      </ScreenHead>
      <p className="muted">{t("intake.checks.templates.intro")}</p>
      <Select
        id="soort"
        label={t("intake.checks.templates.type")}
        value={type}
        onChange={(next) => setParams({ soort: next }, { replace: true })}
        options={projectTypes.map((value) => ({ value, label: typeLabels[value] }))}
      />
      <Loaded from={read}>
        {(items) => {
          const own = items.filter((item) => item.type === type)
          return (
            <Card sheet title={typeLabels[type]}>
              <ul className="checks-items plain">
                {own.map((item, at) => (
                  <TemplateItem
                    key={item.id}
                    item={item}
                    isFirst={at === 0}
                    isLast={at === own.length - 1}
                    change={() => setOpened({ item })}
                  />
                ))}
              </ul>
            </Card>
          )
        }}
      </Loaded>
      {opened && <ItemDialog type={type} item={opened.item} close={() => setOpened(undefined)} />}
    </div>
  )
}
