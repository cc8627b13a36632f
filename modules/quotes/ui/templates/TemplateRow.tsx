import { FilePlus, Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatDate } from "#ui/lib/format.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Template } from "../../templates/schema.ts"
import { api } from "./api.ts"
import { templatesPath } from "./hooks.ts"
import { RenameDialog } from "./RenameDialog.tsx"

export function TemplateRow({ template, focusList }: { template: Template; focusList: () => void }) {
  const { t } = useTranslation()
  const [renaming, setRenaming] = useState(false)
  const { id, name, projectTypes, lines, texts, createdAt, createdBy } = template
  const removal = useAction(() => api.remove(id).then(() => true), { refreshes: templatesPath })

  async function remove() {
    if (!(await removal.act())) return
    offerUndo({
      said: t("quotes.templates.removed", { name }),
      back: () => api.restore(id),
      refreshes: [templatesPath],
      failed: t("quotes.templates.restoreFailed"),
      takesFocus: true,
      focus: focusList,
    })
  }

  const facts = [
    ...projectTypes.map((type) => typeLabels[type]),
    t("quotes.templates.facts", { count: lines }),
    ...(texts ? [t("quotes.templates.withTexts")] : []),
    formatDate(createdAt),
    ...(createdBy ? [createdBy] : []),
  ]
  const ofThis = <span className="visually-hidden"> {name}</span>
  return (
    <li className="template">
      <div className="stack flush">
        <strong className="template-name">{name}</strong>
        <span className="muted">{facts.join(" · ")}</span>
        <Notice tone="bad">{removal.error?.message}</Notice>
      </div>
      <div className="cluster tight">
        <LinkButton className="button-small" href={`/offertes/nieuw?sjabloon=${id}`}>
          <FilePlus aria-hidden size="1.2em" />
          {t("quotes.templates.offer")}
          {ofThis}
        </LinkButton>
        <Button variant="plain" onClick={() => setRenaming(true)}>
          <Pencil aria-hidden size="1.2em" />
          {t("quotes.templates.rename")}
          {ofThis}
        </Button>
        <Button variant="plain" busy={removal.busy} onClick={remove}>
          <Trash2 aria-hidden size="1.2em" />
          {t("quotes.templates.remove")}
          {ofThis}
        </Button>
      </div>
      {renaming && <RenameDialog template={template} onClose={() => setRenaming(false)} />}
    </li>
  )
}
