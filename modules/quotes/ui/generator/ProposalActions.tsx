import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import type { Quotation } from "../../quotations/schema.ts"
import type { useProposal } from "./useProposal.ts"

interface ProposalActionsProps {
  quotation: Quotation
  proposal: Pick<ReturnType<typeof useProposal>, "keep" | "save" | "discard" | "dirty" | "preview">
  generate: () => void
}

export function ProposalActions({ quotation, proposal, generate }: ProposalActionsProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { keep, save, discard, dirty } = proposal
  return (
    <>
      <div className="actions proposal-actions no-print">
        <Button
          variant="primary"
          busy={save.busy}
          busyLabel={t("kit.save.saving")}
          onClick={() => void keep()}
        >
          {t("quotes.generator.keep")}
        </Button>
        <LinkButton href={`/offertes/${quotation.id}`}>{t("quotes.generator.edit")}</LinkButton>
        <Button onClick={(event) => event.detail < 2 && generate()}>{t("quotes.generator.again")}</Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t("quotes.generator.discard.discard")}
        </Button>
      </div>
      <p className="muted" role="status">
        {t(dirty ? "quotes.generator.edited" : "quotes.generator.stored")}
      </p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("quotes.generator.discard.title")}
        actions={
          <>
            <Button variant="danger" busy={discard.busy} onClick={() => void discard.act()}>
              {t("quotes.generator.discard.discard")}
            </Button>
            <Button onClick={() => setAsking(false)}>{t("quotes.generator.discard.stay")}</Button>
          </>
        }
      >
        <p>{t("quotes.generator.discard.text", { number: quotation.number })}</p>
        {discard.error && <p role="alert">{discard.error.message}</p>}
      </Dialog>
    </>
  )
}
