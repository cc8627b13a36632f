import { useState } from "react"
import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { useLocation, useSearchParams } from "wouter"
import type { CustomerCard } from "#modules/projects/schema.ts"
import { api as customers } from "#modules/projects/ui/customers/api.ts"
import { customersPath } from "#modules/projects/ui/customers/hooks.ts"
import { idIn } from "#modules/projects/ui/detail/idIn.ts"
import { useProjects } from "#modules/projects/ui/hooks.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { LeaveGuard } from "#ui/kit/LeaveGuard.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { FromTemplate } from "../templates/FromTemplate.tsx"
import { TemplateSelect } from "../templates/TemplateSelect.tsx"
import { api } from "./api.ts"
import { ContentParts } from "./ContentParts.tsx"
import { emptyContent, nothingPriced } from "./content.ts"
import { ForCustomer } from "./ForCustomer.tsx"
import { Totals } from "./head/Totals.tsx"
import { NotSaved } from "./NotSaved.tsx"
import { SaveQuotationBar } from "./SaveQuotationBar.tsx"
import { useBroughtLine } from "./useBroughtLine.ts"
import { useContentForm } from "./useContentForm.ts"
import { useSaveKey } from "./useSaveKey.ts"

/** A quotation by hand, for a project that is there; `?klant=` says for whom, when the work has no project yet. */
export default function NewQuotation() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const projects = useProjects()
  useScreen(t("quotes.quotation.new.title"))
  const asked = idIn(search.get("project") ?? "")
  const customer = asked === undefined ? idIn(search.get("klant") ?? "") : undefined
  const [template, setTemplate] = useState(() => idIn(search.get("sjabloon") ?? ""))
  return (
    <>
      <BackLink href="/chatgpt-quotations">{t("quotes.quotation.back")}</BackLink>
      <h1>{t("quotes.quotation.new.title")}</h1>
      <Loaded from={projects} skeleton={<Skeleton lines={6} height="3rem" />}>
        {(all) => {
          const project = all.find(({ id }) => id === asked)
          const open = all.filter(({ metadata }) => metadata.offerteId === null)
          if (customer !== undefined)
            return (
              <article className="quotation stack roomy">
                <ForCustomer
                  id={customer}
                  open={open}
                  onChosen={(id) => setSearch({ project: String(id) }, { replace: true })}
                />
              </article>
            )
          return (
            <article className="quotation stack roomy">
              <Card className="quote-new stack">
                <Select
                  id="new-project"
                  label={t("quotes.quotation.project")}
                  hint={t("quotes.quotation.new.hint")}
                  empty={t("quotes.quotation.new.choose")}
                  value={asked === undefined ? "" : String(asked)}
                  onChange={(id) => setSearch(id ? { project: id } : {})}
                  options={(project && !open.includes(project) ? [project, ...open] : open).map(
                    ({ id, name, metadata }) => ({
                      value: String(id),
                      label: metadata.clientName ? `${name} (${metadata.clientName})` : name,
                    }),
                  )}
                />
                <TemplateSelect value={template} onChange={setTemplate} />
              </Card>
              {asked !== undefined && !project && (
                <Notice tone="warn">{t("quotes.quotation.new.unknown")}</Notice>
              )}
              {project && project.metadata.offerteId !== null && (
                <Notice tone="info">
                  <p>{t("quotes.quotation.new.quoted")}</p>
                  <LinkButton variant="primary" href={`/offertes/${project.metadata.offerteId}`}>
                    {t("quotes.quotation.new.open")}
                  </LinkButton>
                </Notice>
              )}
              {project && project.metadata.offerteId === null && (
                <Sheet
                  key={project.id}
                  projectId={project.id}
                  customerId={project.customerId}
                  template={template}
                />
              )}
            </article>
          )
        }}
      </Loaded>
    </>
  )
}

const start = { content: emptyContent, priced: nothingPriced, version: 0 }

function Sheet({
  projectId,
  customerId,
  template,
}: {
  projectId: number
  customerId: number | null
  template: number | undefined
}) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const client = useSWR<CustomerCard, ApiError>(customerId !== null && [customersPath, customerId], () =>
    customers.get(customerId!),
  )
  const form = useContentForm({
    start,
    place: `project-${projectId}`,
    quotationId: null,
    projectId,
    send: (content) => api.start({ projectId, content }),
    onSaved: ({ id }) => navigate(`/offertes/${id}`, { replace: true }),
  })
  useBroughtLine(form)
  useSaveKey(form.save, form.dirty)
  return (
    <>
      <FromTemplate id={template} form={form} />
      <section className="card quote-head" aria-label={t("quotes.quotation.head")}>
        <Totals preview={form.preview} />
      </section>
      <NotSaved form={form} />
      <Notice tone="info">{form.keptAt && t("quotes.quotation.kept")}</Notice>
      <ContentParts form={form} client={{ id: customerId, btwId: client.data?.btwId ?? "" }} />
      <SaveQuotationBar form={form} label={t("quotes.quotation.save")} />
      <LeaveGuard when={form.dirty} />
    </>
  )
}
