import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { CopyButton } from "#ui/kit/CopyButton.tsx"
import { formatEuros, formatMoment } from "#ui/lib/format.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { StateBadge } from "../StateBadge.tsx"
import { Downloads } from "./Downloads.tsx"

const parts = [
  { name: "analysis", of: "analysis" },
  { name: "costs", of: "costCalculation" },
  { name: "text", of: "quotationText" },
] as const

/** What the newest version says, whole. */
export function Texts({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation()
  const { latest } = quotation
  return (
    <>
      <Head quotation={quotation} />
      {parts.map(({ name, of }) => (
        <section key={name} className="quotation-part">
          <h3>{t(`quotes.overview.reader.${name}`)}</h3>
          <p className="quotation-text">{latest[of] || t("quotes.overview.reader.noText")}</p>
          {latest[of] && <CopyButton text={latest[of]} failed={t("quotes.overview.reader.copyFailed")} />}
        </section>
      ))}
    </>
  )
}

function Head({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation()
  const { number, projectId, client, state, latest } = quotation
  const note = noteOn(quotation)
  return (
    <header className="quotation-head stack">
      <div className="cluster tight">
        <StateBadge state={state} />
      </div>
      <p className="price">
        <strong>{formatEuros(latest.totals.price)}</strong>{" "}
        <span className="muted">{t("quotes.request.withVat")}</span>
      </p>
      <p>
        {t("quotes.overview.reader.facts", { number, version: latest.version })} ·{" "}
        <time dateTime={latest.createdAt}>{formatMoment(latest.createdAt)}</time>
      </p>
      <p>{[client.name, client.address || t("quotes.overview.noAddress")].filter(Boolean).join(", ")}</p>
      <Link className="request-project" href={`/projects/${projectId}`}>
        {t("quotes.overview.project", { id: projectId })}
      </Link>
      <Downloads quotation={quotation} />
      {note && <p className="muted no-print">{t(`quotes.overview.reader.${note}`)}</p>}
    </header>
  )
}

/** Why Word or pdf is not among the downloads. */
function noteOn({ state, latest }: Quotation) {
  if (state === "proposed") return "proposal"
  const files = latest.files.filter(({ kind }) => kind === "offerteTekst" || kind === "offertePdf")
  if (files.some((file) => file.state === "failed")) return "failed"
  if (files.some((file) => file.state === "waiting")) return "making"
}
