import { memo } from "react"
import { useTranslation } from "react-i18next"
import type { ListSpec } from "./list.ts"

interface ListCardsProps<Row extends object> {
  list: ListSpec<Row, never, never>
  rows: Row[]
}

/** Row by row, where there is no room for a table. */
function PlainCards<Row extends object>({ list, rows }: ListCardsProps<Row>) {
  const { t } = useTranslation()
  return (
    <ul className={`${list.look}-cards list-cards stack`} aria-label={t(list.texts.name)}>
      {rows.map((row) => (
        <Item key={list.keyOf(row)} list={list} row={row} />
      ))}
    </ul>
  )
}

export const ListCards = memo(PlainCards) as typeof PlainCards

function PlainItem<Row extends object>({ list, row }: { list: ListCardsProps<Row>["list"]; row: Row }) {
  return <li className={`${list.look}-card stack`}>{list.card!(row)}</li>
}

const Item = memo(PlainItem) as typeof PlainItem
