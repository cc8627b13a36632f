import { FileSearch, Send, Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { saveFile } from "#ui/lib/saveFile.ts"
import { toast } from "#ui/lib/toast.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { SalesInvoice } from "../../sales/schema.ts"
import { api } from "../api.ts"
import { touchedPaths } from "../hooks.ts"
import { nameOf } from "../list/name.ts"
import { SendDialog } from "./SendDialog.tsx"

/** To send it, to see it as the client will, and to do without it. */
export function DraftActions({ invoice, dirty }: { invoice: SalesInvoice; dirty: boolean }) {
  const { t } = useTranslation()
  const [sending, setSending] = useState(false)
  const remove = useRemove(invoice)
  const preview = useAction(async () => saveFile(await api.file(invoice.id, "pdf")), {
    failed: "business.draft.previewFailed",
  })
  const unsaved = dirty && t("business.draft.saveFirst")
  const unready = invoice.missing.length > 0 && t("business.missing.first")
  const tell = (title: string) => toast({ title })
  return (
    <>
      <Button
        variant="primary"
        unavailable={unsaved || unready}
        onUnavailable={tell}
        onClick={() => setSending(true)}
      >
        <Send aria-hidden size="1.2em" />
        {t("business.send.open")}
      </Button>
      <Button
        busy={preview.busy}
        unavailable={unsaved}
        onUnavailable={tell}
        onClick={() => void preview.act()}
      >
        <FileSearch aria-hidden size="1.2em" />
        {t("business.draft.preview")}
      </Button>
      <Button busy={remove.busy} unavailable={unsaved} onUnavailable={tell} onClick={() => void remove.act()}>
        <Trash2 aria-hidden size="1.2em" />
        {t("business.draft.remove")}
      </Button>
      {sending && <SendDialog invoice={invoice} onClose={() => setSending(false)} />}
    </>
  )
}

/** It goes from the list, and one goes back there. */
function useRemove(invoice: SalesInvoice) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const { id, version, title } = invoice
  return useAction(
    async () => {
      const gone = await api.remove(id, { version, removed: true })
      navigate("/facturen?status=concept")
      offerUndo({
        said: t("business.draft.removed", { title: `${nameOf(invoice)}: ${title}` }),
        back: () => api.remove(id, { version: gone.version, removed: false }),
        link: { href: `/facturen/${id}`, label: t("business.draft.open") },
        refreshes: touchedPaths,
        failed: t("business.draft.undoFailed"),
      })
      return gone
    },
    { refreshes: touchedPaths, failed: "business.draft.removeFailed" },
  )
}
