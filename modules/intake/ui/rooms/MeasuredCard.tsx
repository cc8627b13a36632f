import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { ApiError } from "#ui/lib/http.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { MeasuredRoom } from "../../rooms/measured.ts"
import { quantityOf } from "../../rooms/quantities.ts"
import type { Choice, MeasuredOffer, MeasuredPreview, OfferedLine } from "../../rooms/schema.ts"
import { api } from "./api.ts"
import { MeasuredRow } from "./MeasuredRow.tsx"
import { measuredPath } from "./paths.ts"
import { useMeasured } from "./useMeasured.ts"

/** What was typed and drawn beside what was offered; the office takes it over line by line. */
export function MeasuredCard({ project }: { project: number }) {
  const { t } = useTranslation()
  const { rooms, waiting } = useMeasured(project)
  const read = useSWR<MeasuredOffer, ApiError>(measuredPath(project), () => api.offer(project), {
    revalidateIfStale: true,
  })
  if (rooms.length === 0 || read.data?.quotation === null) return null
  return (
    <Card title={t("intake.measured.title")}>
      <Loaded from={read}>
        {({ quotation }) =>
          quotation!.closed ? (
            <div className="stack">
              <Notice tone="info">
                {t(`intake.measured.closed.${quotation!.closed}`, { number: quotation!.number })}
              </Notice>
              <div className="cluster">
                <LinkButton href={`/offertes/${quotation!.id}`}>
                  {t("intake.measured.toQuotation")}
                </LinkButton>
              </div>
            </div>
          ) : (
            <div className="stack">
              <Notice tone="info">{waiting > 0 && t("intake.measured.waiting")}</Notice>
              <Lines key={quotation!.version} {...{ project, rooms }} quotation={quotation!} />
            </div>
          )
        }
      </Loaded>
    </Card>
  )
}

type Quotation = NonNullable<MeasuredOffer["quotation"]>

function Lines({
  project,
  rooms,
  quotation,
}: {
  project: number
  rooms: readonly MeasuredRoom[]
  quotation: Quotation
}) {
  const { t } = useTranslation()
  const { id, number, version, lines } = quotation
  const [chosen, setChosen] = useState<Record<string, Omit<Choice, "line">>>({})
  const [ticks, setTicks] = useState<Record<string, boolean>>({})
  const choiceOf = (line: OfferedLine) => chosen[line.id] ?? line.guess
  const choicesOf = (of: readonly OfferedLine[]) =>
    of.flatMap((line) => {
      const choice = choiceOf(line)
      const quantity = choice && quantityOf(rooms, choice.of, choice.what)
      return quantity && quantity !== line.quantity ? [{ ...choice, line: line.id, quantity }] : []
    })
  /** Until a person says otherwise those whose words name one room and what of it: all together is a wilder guess. */
  const isTicked = ({ id, guess }: OfferedLine) => ticks[id] ?? rooms.some((room) => room.id === guess?.of)
  const choices = choicesOf(lines)
  const taken = choicesOf(lines.filter(isTicked))
  const each = usePreview(project, version, choices)
  const sum = usePreview(project, version, taken)

  const taking = useAction(
    async () => ({ count: taken.length, ...(await api.take(project, { base: version, choices: taken })) }),
    { refreshes: ["/api/projects", "/api/quotations"] },
  )
  async function take() {
    const done = await taking.act()
    if (!done) return
    offerUndo({
      said: t("intake.measured.taken", { count: done.count, number, version: done.version }),
      link: { href: `/offertes/${id}`, label: t("intake.measured.toQuotation") },
      back: () => api.putBack(project, { base: done.version, to: version }),
      refreshes: ["/api/projects", "/api/quotations"],
      undone: t("intake.measured.undone", { number }),
    })
  }

  const others = lines.filter(({ guess }) => !guess)
  const row = (line: OfferedLine) => (
    <MeasuredRow
      key={line.id}
      {...{ line, rooms }}
      choice={choiceOf(line)}
      choose={(choice) => setChosen({ ...chosen, [line.id]: choice })}
      price={each.data?.lines.find((one) => one.line === line.id)}
      ticked={isTicked(line)}
      tick={(on) => setTicks({ ...ticks, [line.id]: on })}
    />
  )
  if (lines.length === 0) return <p className="muted">{t("intake.measured.nothing")}</p>
  return (
    <>
      <p className="muted">{t("intake.measured.text", { number })}</p>
      <Rows lines={lines.filter(({ guess }) => guess)} row={row} />
      {others.length > 0 && (
        <Disclosure summary={t("intake.measured.others", { count: others.length })}>
          <Rows lines={others} row={row} />
        </Disclosure>
      )}
      <Notice tone="bad">{(taking.error ?? each.error)?.message}</Notice>
      <p role="status">
        {sum.data &&
          taken.length > 0 &&
          t("intake.measured.price", {
            before: formatEuros(sum.data.before),
            after: formatEuros(sum.data.after),
          })}
      </p>
      <div className="cluster">
        <Button
          variant="primary"
          busy={taking.busy}
          unavailable={
            taken.length === 0 && t(`intake.measured.${choices.length > 0 ? "chooseFirst" : "allSame"}`)
          }
          onClick={take}
        >
          {taken.length > 0
            ? t("intake.measured.take", { count: taken.length })
            : t("intake.measured.takeNone")}
        </Button>
        <LinkButton href={`/offertes/${id}`}>{t("intake.measured.toQuotation")}</LinkButton>
      </div>
    </>
  )
}

const Rows = ({ lines, row }: { lines: readonly OfferedLine[]; row: (line: OfferedLine) => ReactNode }) => (
  <ul className="lines">{lines.map(row)}</ul>
)

/** What it would come to. Under its own path, so that another measure asks anew. */
const usePreview = (project: number, version: number, choices: readonly (Choice & { quantity: number })[]) =>
  useSWR<MeasuredPreview, ApiError>(
    choices.length > 0 && [`${measuredPath(project)}/preview`, version, choices],
    () =>
      api.preview(
        project,
        choices.map(({ line, of, what }) => ({ line, of, what })),
      ),
    { keepPreviousData: true },
  )
