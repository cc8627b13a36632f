import { useTranslation } from "react-i18next"
import { FormErrors } from "#ui/form/FormErrors.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { LeaveGuard } from "#ui/kit/LeaveGuard.tsx"
import type { Quotation } from "../../quotations/schema.ts"
import { LinesEditor } from "../quotation/LinesEditor.tsx"
import { fieldId } from "../quotation/lines/focusField.ts"
import { Grounds } from "./Grounds.tsx"
import { ProposalActions } from "./ProposalActions.tsx"
import { ProposalHead } from "./ProposalHead.tsx"
import { TextCard } from "./TextCard.tsx"
import { UnpricedLines } from "./UnpricedLines.tsx"
import { useProposal } from "./useProposal.ts"

interface ProposalEditorProps {
  quotation: Quotation
  /** Why the text is not the language model's, if that matters. */
  notice: string | null
  forget: () => void
  generate: () => void
  onEdited: (edited: boolean) => void
}

export function ProposalEditor({ quotation, notice, generate, ...outcome }: ProposalEditorProps) {
  const { t } = useTranslation()
  const proposal = useProposal(quotation, outcome)
  const { content, preview, errors, change, dirty } = proposal
  const { lines } = content
  const editor = { lines, errors, onChange: (next: typeof lines) => change({ lines: next }) }
  const text = (name: "analysis" | "quotationText") => ({
    ...{ name, latest: quotation.latest, texts: content.texts, change },
    ...{ id: `proposal-${quotation.id}-${name}`, error: errors[`texts.${name}`] },
  })
  return (
    <div className="proposal stack loose">
      <FormErrors
        title={t("quotes.generator.saveFailed")}
        message={proposal.save.error?.message}
        errors={Object.entries(errors).map(([path, text]) => ({ id: idIn(path, quotation.id, lines), text }))}
        attempt={proposal.attempt}
      />
      <ProposalHead quotation={quotation} preview={preview} notice={notice}>
        <ProposalActions quotation={quotation} proposal={proposal} generate={generate} />
      </ProposalHead>
      <UnpricedLines known={quotation.latest.lines} {...editor} />
      <TextCard {...text("analysis")} />
      <Card title={t("quotes.generator.costs.title")}>
        <LinesEditor {...editor} priced={preview.priced.lines} />
      </Card>
      <Grounds priced={preview.priced} />
      <TextCard {...text("quotationText")} />
      <LeaveGuard when={dirty} />
    </div>
  )
}

/** Where a path of the content stands on the screen. */
function idIn(path: string, quotationId: number, lines: readonly { id: string }[]): string {
  const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
  const line = lines[Number(index)]
  return line && field ? fieldId(line.id, field) : `proposal-${quotationId}-${path.split(".").at(-1)}`
}
