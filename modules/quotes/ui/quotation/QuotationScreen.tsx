import { FileX } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useParams, useSearchParams } from "wouter"
import { idIn } from "#modules/projects/ui/detail/idIn.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import type { QuotationContent } from "../../quotations/content.schema.ts"
import type { Quotation } from "../../quotations/schema.ts"
import { useQuotation } from "./hooks.ts"
import { Comparison } from "./versions/Comparison.tsx"
import { EarlierVersion } from "./versions/EarlierVersion.tsx"
import { Workbench } from "./Workbench.tsx"

/** One quotation: its lines, its versions and what became of it. */
export default function QuotationScreen() {
  const { id } = useParams<{ id: string }>()
  return <Opened key={id} id={idIn(id)} />
}

function Opened({ id }: { id: number | undefined }) {
  const { t } = useTranslation()
  const quotation = useQuotation(id)
  // Whoever is typing keeps what he typed; saving will say that the quotation is gone.
  const gone = id === undefined || (quotation.data === undefined && quotation.error?.status === 404)
  const title = gone
    ? t("quotes.errors.quotationNotFound")
    : quotation.data
      ? t("quotes.quotation.named", { number: quotation.data.number })
      : t("quotes.quotation.title")
  useScreen(title)
  return (
    <>
      <BackLink href="/chatgpt-quotations">{t("quotes.quotation.back")}</BackLink>
      {gone ? (
        <>
          <h1>{title}</h1>
          <EmptyState
            icon={FileX}
            title={t("quotes.quotation.gone")}
            action={
              <LinkButton variant="primary" href="/chatgpt-quotations">
                {t("quotes.quotation.back")}
              </LinkButton>
            }
          />
        </>
      ) : (
        <>
          {!quotation.data && <h1>{title}</h1>}
          <Loaded from={quotation} skeleton={<Skeleton lines={10} height="3rem" />}>
            {(known) => <View quotation={known} />}
          </Loaded>
        </>
      )}
    </>
  )
}

/** The address says which: '?versie=1' reads an earlier version, '?vergelijk=1' lays one beside another. */
function View({ quotation }: { quotation: Quotation }) {
  const [search, setSearch] = useSearchParams()
  const [restored, setRestored] = useState<{ content: QuotationContent; version: number }>()
  const among = (name: string) =>
    quotation.versions.find(({ version }) => String(version) === search.get(name))?.version
  const newest = quotation.latest.version
  const read = among("versie")
  const compared = among("vergelijk")
  if (compared !== undefined)
    return (
      <Comparison key={compared} quotation={quotation} before={compared} after={among("met") ?? newest} />
    )
  if (read !== undefined && read !== newest)
    return (
      <EarlierVersion
        key={read}
        quotation={quotation}
        version={read}
        restore={(content) => {
          setRestored({ content, version: read })
          setSearch({})
        }}
      />
    )
  return <Workbench quotation={quotation} restored={restored} />
}
