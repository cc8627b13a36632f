import { useState } from "react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { type BarRow, Bars } from "#ui/kit/Bars.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import type { Experience } from "../../priceBook/schema.ts"
import { ApplyDialog } from "./ApplyDialog.tsx"
import { useMayChange } from "./hooks.ts"
import { ProposedNorms } from "./ProposedNorms.tsx"

export type Proposal = Experience["proposals"][number]

/** What the finished work of one type teaches, and how the norms would follow. */
export function ProposalCard({ proposal, day }: { proposal: Proposal; day: string }) {
  const { t } = useTranslation()
  const mayChange = useMayChange()
  const [adopting, setAdopting] = useState(false)
  const { type, projects, bookedHours, normHours, norms, enough } = proposal
  const name = typeLabels[type]
  return (
    <Card
      title={name}
      level={3}
      className="learnt"
      aside={<span className="muted">{t("quotes.priceBook.experience.projects", { count: projects })}</span>}
    >
      <HourBars proposal={proposal} />
      <Said proposal={proposal} />
      {norms.length > 0 && (
        <Disclosure
          className="learnt-norms"
          summary={t("quotes.priceBook.experience.what", { count: norms.length })}
        >
          <ProposedNorms type={type} norms={norms} />
        </Disclosure>
      )}
      {norms.length > 0 && mayChange && (
        <Button
          variant={enough ? "primary" : "secondary"}
          aria-label={t("quotes.priceBook.experience.adoptOf", { type: name })}
          onClick={() => setAdopting(true)}
        >
          {t("quotes.priceBook.experience.adopt")}
        </Button>
      )}
      {adopting && (
        <ApplyDialog
          title={t("quotes.priceBook.experience.adoptOf", { type: name })}
          action={t("quotes.priceBook.experience.adopt")}
          changes={norms.map(({ code, proposed }) => ({
            ...{ kind: "norm", field: "hours", code, value: proposed },
          }))}
          day={day}
          why={t("quotes.priceBook.experience.reason", {
            type: name.toLowerCase(),
            count: projects,
            booked: formatQuantity(bookedHours, 0),
            hours: formatQuantity(normHours, 0),
          })}
          onClose={() => setAdopting(false)}
        >
          <p>{t("quotes.priceBook.experience.adoptText", { count: norms.length })}</p>
          <ProposedNorms type={type} norms={norms} />
        </ApplyDialog>
      )}
    </Card>
  )
}

function HourBars({ proposal: { type, quotedHours, normHours, bookedHours } }: { proposal: Proposal }) {
  const { t } = useTranslation()
  const row = (key: "quoted" | "norm" | "booked", hours: number, tone: "main" | "second"): BarRow => ({
    key,
    label: t(`quotes.priceBook.experience.${key}`),
    text: t("quotes.priceBook.experience.hours", { hours: formatQuantity(hours, 0) }),
    parts: [{ tone, value: hours }],
  })
  const rows = [
    row("quoted", quotedHours, "main"),
    ...(normHours === quotedHours ? [] : [row("norm", normHours, "main")]),
    row("booked", bookedHours, "second"),
  ]
  const caption = t("quotes.priceBook.experience.caption", { type: typeLabels[type].toLowerCase() })
  return (
    <Bars rows={rows} caption={caption}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <tbody>
          {rows.map(({ key, label, text }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Bars>
  )
}

function Said({ proposal: { factor, norms, enough, bookedHours, normHours } }: { proposal: Proposal }) {
  const { t } = useTranslation()
  const percent = Math.abs(Math.round((bookedHours / normHours - 1) * 100))
  const bounded = Math.abs(bookedHours / normHours - factor) > 0.01
  if (norms.length === 0) return <p>{t("quotes.priceBook.experience.fits")}</p>
  return (
    <p>
      {t(`quotes.priceBook.experience.${factor > 1 ? "more" : "less"}`, { percent })}{" "}
      {bounded && t("quotes.priceBook.experience.bounded")} {!enough && t("quotes.priceBook.experience.few")}
    </p>
  )
}
