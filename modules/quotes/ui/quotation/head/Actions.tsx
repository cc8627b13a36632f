import {
  CalendarPlus,
  CalendarSync,
  Check,
  Copy,
  LayoutTemplate,
  Printer,
  RotateCcw,
  Save,
  Send,
  SendHorizontal,
  Trash2,
  X,
} from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { KeepAddress } from "#modules/projects/ui/customers/contacts/KeepAddress.tsx"
import { useProject } from "#modules/projects/ui/hooks.ts"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { useHasScreen } from "#ui/lib/office.ts"
import { toast } from "#ui/lib/toast.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { KeepDialog } from "../../templates/KeepDialog.tsx"
import { DownloadButton } from "../documents/DownloadButton.tsx"
import type { ContentForm } from "../useContentForm.ts"
import { CopyDialog } from "./CopyDialog.tsx"
import { DiscardDialog } from "./DiscardDialog.tsx"
import { NotedDialog } from "./NotedDialog.tsx"
import { RejectDialog } from "./RejectDialog.tsx"
import { SendDialog, type StrangeAddress } from "./SendDialog.tsx"
import { useAccept, useTakeBack } from "./useDecisions.ts"

type Asking = "send" | "noted" | "reject" | "discard" | "copy" | "template"

/** What can be done with a quotation in the state that it has; not with what is typed and not saved. */
export function Actions({
  quotation,
  form,
  dirty,
}: {
  quotation: Quotation
  form: ContentForm
  dirty: boolean
}) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<Asking>()
  const [keeping, setKeeping] = useState<StrangeAddress>()
  const accept = useAccept(quotation)
  const takeBack = useTakeBack(quotation)
  const { state, outOfDate, otherTerms } = quotation
  const first = dirty && t("quotes.quotation.saveFirst")
  const guarded = {
    unavailable: first,
    onUnavailable: (reason: string) => toast({ title: reason, destructive: true }),
  }
  const open = state === "concept" || state === "sent" || state === "expired"
  const close = () => setAsking(undefined)
  const pdf = quotation.latest.files.find(({ kind }) => kind === "offertePdf")
  return (
    <>
      {state === "proposed" && (
        <>
          <Button variant="primary" busy={form.busy} onClick={form.save}>
            <Save aria-hidden size="1.2em" />
            {t("quotes.quotation.save")}
          </Button>
          <Button variant="danger" onClick={() => setAsking("discard")}>
            <Trash2 aria-hidden size="1.2em" />
            {t("quotes.quotation.discard.action")}
          </Button>
        </>
      )}
      {state === "concept" && (
        <>
          {outOfDate ? (
            <Renew primary form={form} />
          ) : (
            <Button variant="primary" {...guarded} onClick={() => setAsking("send")}>
              <Send aria-hidden size="1.2em" />
              {t("quotes.quotation.send.action")}
            </Button>
          )}
          {otherTerms && !outOfDate && <Renew form={form} />}
          <Button {...guarded} onClick={() => setAsking("noted")}>
            <SendHorizontal aria-hidden size="1.2em" />
            {t("quotes.quotation.noted.action")}
          </Button>
        </>
      )}
      {(state === "sent" || state === "expired") && (
        <Button variant="primary" {...guarded} busy={accept.busy} onClick={() => accept.act()}>
          <Check aria-hidden size="1.2em" />
          {t("quotes.quotation.accept.action")}
        </Button>
      )}
      {open && (
        <Button {...guarded} onClick={() => setAsking("reject")}>
          <X aria-hidden size="1.2em" />
          {t("quotes.quotation.reject.action")}
        </Button>
      )}
      {state === "expired" && <Renew form={form} />}
      {state === "sent" && (
        <Button {...guarded} onClick={() => setAsking("send")}>
          <Send aria-hidden size="1.2em" />
          {t("quotes.quotation.send.again")}
        </Button>
      )}
      {state === "accepted" && <PlanIn projectId={quotation.projectId} />}
      {(state === "accepted" || state === "rejected") && (
        <Button busy={takeBack.busy} onClick={() => takeBack.act()}>
          <RotateCcw aria-hidden size="1.2em" />
          {t("quotes.quotation.takeBack.action")}
        </Button>
      )}
      {pdf && (
        <DownloadButton
          quotation={quotation}
          version={quotation.latest.version}
          file={pdf}
          label="quotes.quotation.documents.type.pdf"
        />
      )}
      <Button {...guarded} onClick={() => setAsking("copy")}>
        <Copy aria-hidden size="1.2em" />
        {t("quotes.quotation.copy.action")}
      </Button>
      <Button {...guarded} onClick={() => setAsking("template")}>
        <LayoutTemplate aria-hidden size="1.2em" />
        {t("quotes.templates.keep.action")}
      </Button>
      <Button onClick={() => print()}>
        <Printer aria-hidden size="1.2em" />
        {t("quotes.quotation.print")}
      </Button>
      {asking === "send" && (
        <SendDialog
          quotation={quotation}
          onClose={close}
          onSent={(strange) => {
            close()
            setKeeping(strange)
          }}
          noted={() => setAsking("noted")}
        />
      )}
      {keeping && <KeepAddress {...keeping} onClose={() => setKeeping(undefined)} />}
      {asking === "noted" && <NotedDialog quotation={quotation} onClose={close} />}
      {asking === "reject" && <RejectDialog quotation={quotation} onClose={close} />}
      {asking === "copy" && <CopyDialog quotation={quotation} onClose={close} />}
      {asking === "template" && <KeepDialog quotation={quotation} onClose={close} />}
      {asking === "discard" && <DiscardDialog quotation={quotation} onClose={close} />}
    </>
  )
}

/** What was agreed and has no day yet goes to the planning, which asks for its day at once. */
function PlanIn({ projectId }: { projectId: number }) {
  const { t } = useTranslation()
  const hasScreen = useHasScreen()
  const project = useProject(projectId).data
  if (!project || project.startDate !== null || !hasScreen("/project-timeline")) return null
  return (
    <LinkButton variant="primary" href={`/project-timeline?plan=${projectId}`}>
      <CalendarPlus aria-hidden size="1.2em" />
      {t("quotes.quotation.planIn")}
    </LinkButton>
  )
}

/** A next version, of today: the same content, or what was changed. */
function Renew({ form, primary = false }: { form: ContentForm; primary?: boolean }) {
  const { t } = useTranslation()
  return (
    <Button variant={primary ? "primary" : "secondary"} busy={form.busy} onClick={form.save}>
      <CalendarSync aria-hidden size="1.2em" />
      {t("quotes.quotation.renew.action")}
    </Button>
  )
}
