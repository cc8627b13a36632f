import { memo } from "react"
import { useTranslation } from "react-i18next"
import { useGrowing } from "../lib/useGrowing.ts"
import { useGrowingAhead } from "../lib/useGrowingAhead.ts"
import type { ListSpec } from "./list.ts"

interface ListCardsProps<Row extends object> {
  list: ListSpec<Row, never, never>
  rows: Row[]
  /** By what they were chosen. */
  chosen: string
}

/** Row by row, where there is no room for a table. */
function PlainCards<Row extends object>(props: ListCardsProps<Row>) {
  return props.list.ahead ? <CardsAhead {...props} /> : <CardsInBetween {...props} />
}

export const ListCards = memo(PlainCards) as typeof PlainCards

function CardsInBetween<Row extends object>({ list, rows, chosen }: ListCardsProps<Row>) {
  return <Cards list={list} rows={useGrowing(rows, chosen)} />
}

function CardsAhead<Row extends object>({ list, rows, chosen }: ListCardsProps<Row>) {
  const { shown, end } = useGrowingAhead(rows, chosen)
  return (
    <>
      <Cards list={list} rows={shown} />
      {end && <div key={shown.length} ref={end} />}
    </>
  )
}

function Cards<Row extends object>({ list, rows }: Pick<ListCardsProps<Row>, "list" | "rows">) {
  const { t } = useTranslation()
  return (
    <ul className={`${list.look}-cards stack`} aria-label={t(list.texts.name)}>
      {rows.map((row) => (
        <Item key={list.keyOf(row)} list={list} row={row} />
      ))}
    </ul>
  )
}

function PlainItem<Row extends object>({ list, row }: { list: ListCardsProps<Row>["list"]; row: Row }) {
  return <li className={`${list.look}-card stack`}>{list.card!(row)}</li>
}

const Item = memo(PlainItem) as typeof PlainItem
