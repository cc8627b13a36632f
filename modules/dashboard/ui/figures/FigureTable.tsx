import { useTranslation } from "react-i18next"

/** The figures behind a chart. The first column names the row, the others are amounts. */
export function FigureTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly (string | number)[] }[]
}) {
  const { t } = useTranslation()
  return (
    <section
      className="figure-table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t("dashboard.figures.tableOf", { title: caption })}
    >
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...amounts] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {amounts.map((amount, column) => (
                <td key={columns[column + 1]}>{amount}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
