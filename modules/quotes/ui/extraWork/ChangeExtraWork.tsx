import { useTranslation } from "react-i18next"
import { useLocation, useParams } from "wouter"
import { idIn } from "#modules/projects/ui/detail/idIn.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { SaveBar } from "#ui/kit/SaveBar.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { ExtraWork, ProjectExtraWork } from "../../extraWork/schema.ts"
import { api } from "./api.ts"
import { ExtraFields } from "./ExtraFields.tsx"
import { extraForm, filledOf } from "./extraForm.ts"
import { touchedPaths, useExtraWork, useProjectExtraWork } from "./hooks.ts"
import { emptyLine } from "./typed.ts"

/** Another content of a proposal, or a correction of what was agreed. */
export default function ChangeExtraWork() {
  const { t } = useTranslation()
  const id = idIn(useParams<{ id: string }>().id)
  const extra = useExtraWork(id)
  const known = useProjectExtraWork(extra.data?.projectId)
  const correcting = extra.data?.state === "agreed"
  const title = t(correcting ? "quotes.extra.correct" : "quotes.extra.change")
  useScreen(title)
  return (
    <>
      <BackLink href={`/meerwerk/${id}`}>{t("quotes.extra.backToExtra")}</BackLink>
      <div className="extra-detail stack roomy">
        <h1>{title}</h1>
        <Loaded from={extra} skeleton={<Skeleton lines={6} height="3rem" />}>
          {(row) => <Loaded from={known}>{(all) => <ChangeForm row={row} known={all} />}</Loaded>}
        </Loaded>
      </div>
    </>
  )
}

function ChangeForm({ row: extra, known }: { row: ExtraWork; known: ProjectExtraWork }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const correcting = extra.state === "agreed"
  const form = extraForm.useForm({
    start: { lines: [emptyLine(known.rates[0]!.rate)] },
    of: { row: extra, valuesOf: filledOf, newest: () => api.get(extra.id), words: () => undefined },
    check: ({ values }) => ({
      reason: correcting && values.reason.trim() === "" && "quotes.extraReasonMissing",
    }),
    send({ agreement, ...content }, { row = extra, values: { reason } }) {
      const { id, version } = row
      return correcting && agreement
        ? api.correct(id, { ...content, agreement, reason, version })
        : api.change(id, { ...content, version })
    },
    refreshes: touchedPaths,
    done: "quotes.extra.done.changed",
    onSaved: ({ id }) => navigate(`/meerwerk/${id}`, { replace: true }),
  })
  if (extra.closed || (extra.state !== "proposed" && !correcting))
    return <Notice tone="warn">{t("quotes.extra.stays")}</Notice>
  return (
    <extraForm.Form form={form} failed={t("quotes.extra.form.failed")} className="stack roomy">
      <ExtraFields project={extra.projectId} known={known} correcting={correcting} asks={correcting} />
      <SaveBar dirty={form.dirty} busy={form.busy} discard={form.discard} />
    </extraForm.Form>
  )
}
