import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { LeaveGuard } from "#ui/kit/LeaveGuard.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Panels } from "#ui/kit/Panels.tsx"
import { usePanels } from "#ui/lib/office.ts"
import type { QuotationContent } from "../../quotations/content.schema.ts"
import type { Quotation } from "../../quotations/schema.ts"
import { api } from "./api.ts"
import { ContentParts } from "./ContentParts.tsx"
import { contentOf } from "./content.ts"
import { Declarations } from "./declarations/Declarations.tsx"
import { Documents } from "./documents/Documents.tsx"
import { Head } from "./head/Head.tsx"
import { NotSaved } from "./NotSaved.tsx"
import { Pictures } from "./pictures/Pictures.tsx"
import { PicturesRead } from "./pictures/PicturesRead.tsx"
import { SavedMeanwhile } from "./SavedMeanwhile.tsx"
import { SaveQuotationBar } from "./SaveQuotationBar.tsx"
import { useBroughtLine } from "./useBroughtLine.ts"
import { type Start, useContentForm } from "./useContentForm.ts"
import { useSaveKey } from "./useSaveKey.ts"
import { Versions } from "./versions/Versions.tsx"

/** The newest version of a quotation, as the office works on it. */
export function Workbench({
  quotation,
  restored,
}: {
  quotation: Quotation
  restored: { content: QuotationContent; version: number } | undefined
}) {
  const { t } = useTranslation()
  const { id, latest, state } = quotation
  const decided = state === "accepted" || state === "rejected"
  const start: Start = useMemo(
    () => ({ content: contentOf(latest), priced: latest, version: latest.version }),
    [latest],
  )
  const form = useContentForm({
    start,
    place: String(id),
    quotationId: id,
    projectId: null,
    restored: decided ? undefined : restored?.content,
    send: (content, base) => api.save(id, { base, content }),
    onSaved: () => {},
  })
  useBroughtLine(form, !decided)
  const dirty = form.dirty && !decided
  useSaveKey(form.save, dirty || state === "proposed")
  const next = state === "proposed" ? latest.version : latest.version + 1
  const panels = usePanels("quotation")
  const sent = latest.sentAt !== null
  return (
    <article className="quotation stack roomy">
      <Head quotation={quotation} form={form} dirty={dirty} />
      {dirty && latest.version > form.base && (
        <SavedMeanwhile latest={latest} onTop={() => form.onTopOf(latest.version)} theirs={form.discard} />
      )}
      <NotSaved form={form} />
      <div className="no-print">
        <Notice tone="info">
          {decided
            ? t(`quotes.quotation.closed.${state}`)
            : dirty && restored && !form.keptAt
              ? t("quotes.quotation.restored", { version: restored.version, next })
              : dirty && form.keptAt
                ? t("quotes.quotation.kept")
                : quotation.outOfDate && state !== "proposed"
                  ? t("quotes.quotation.renew.why", { version: latest.version, next: latest.version + 1 })
                  : quotation.otherTerms && state === "concept"
                    ? t("quotes.quotation.renew.otherTerms", {
                        version: latest.version,
                        next: latest.version + 1,
                      })
                    : sent &&
                      t("quotes.quotation.sentStays", { version: latest.version, next: latest.version + 1 })}
        </Notice>
      </div>
      <Panels of={panels.filter(({ next }) => next)} id={id} quiet />
      <ContentParts
        form={form}
        readOnly={decided}
        client={quotation.client}
        latest={latest}
        pictures={
          decided ? (
            <PicturesRead id={id} pictures={latest.pictures} />
          ) : (
            <Pictures
              quotation={quotation}
              pictures={form.content.pictures ?? []}
              errors={form.fields}
              onChange={(pictures) => form.change({ pictures: pictures.length > 0 ? pictures : undefined })}
            />
          )
        }
        before={<Panels of={panels.filter(({ next }) => !next)} id={id} />}
      >
        <Documents quotation={quotation} dirty={dirty} />
        <Declarations quotation={quotation} />
        <Versions quotation={quotation} />
      </ContentParts>
      {!decided && (
        <SaveQuotationBar
          form={form}
          label={
            state === "proposed"
              ? t("quotes.quotation.save")
              : t("quotes.quotation.saveAs", { version: next })
          }
        />
      )}
      <LeaveGuard when={dirty} />
    </article>
  )
}
