import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, orNull } from "#ui/form/kinds.tsx"
import { NoteSent } from "../../../decisions/schema.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { api } from "../api.ts"
import { ConditionsLink } from "../documents/ConditionsLink.tsx"
import { DownloadButton } from "../documents/DownloadButton.tsx"
import { affectedPaths } from "../hooks.ts"
import { Obstacles, obstaclesOf } from "./Obstacles.tsx"
import { useDeciding } from "./useDecisions.ts"

const noted = defineForm(
  z.pick(NoteSent, { on: true }),
  { on: orNull(day) },
  { id: "noted", toCall: ({ on }) => (on === null ? {} : { on }) },
)

/** It went to the client some other way: on paper, by one's own mail or a message. */
export function NotedDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, latest } = quotation
  const { version } = latest
  const decide = useDeciding((key, day: z.infer<typeof NoteSent>) => api.send(id, day, key))
  const form = noted.useForm({
    send: (day) => decide({ how: "noted", version, ...day }),
    refreshes: affectedPaths,
    done: "quotes.quotation.send.done",
    onSaved: onClose,
  })
  const obstacles = obstaclesOf(latest)
  const pdf = latest.files.find(({ kind }) => kind === "offertePdf")
  return (
    <noted.Dialog
      form={form}
      onClose={onClose}
      title={t("quotes.quotation.noted.title")}
      save={t("quotes.quotation.noted.action")}
      unavailable={obstacles.length > 0 && t("quotes.quotation.send.blocked")}
      intro={
        <>
          <p>{t("quotes.quotation.noted.text", { version })}</p>
          <Obstacles of={obstacles} />
          {pdf && <DownloadButton quotation={quotation} version={version} file={pdf} />}
          {latest.conditions && (
            <>
              <p>{t("quotes.quotation.noted.conditions", { title: latest.conditions.title })}</p>
              <ConditionsLink conditions={latest.conditions} />
            </>
          )}
        </>
      }
    >
      <noted.Field
        name="on"
        label={t("quotes.quotation.noted.day")}
        hint={t("quotes.quotation.noted.hint")}
        optional
      />
    </noted.Dialog>
  )
}
