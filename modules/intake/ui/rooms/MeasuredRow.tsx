import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import { Select } from "#ui/kit/Select.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { quantitiesIn, quantityOf } from "../../rooms/quantities.ts"
import {
  allRooms,
  type Choice,
  type MeasuredPreview,
  type OfferedLine,
  type Room,
} from "../../rooms/schema.ts"

type Of = Omit<Choice, "line">

interface MeasuredRowProps {
  line: OfferedLine
  rooms: readonly Room[]
  choice: Of | null
  choose: (choice: Of) => void
  price: MeasuredPreview["lines"][number] | undefined
  ticked: boolean
  tick: (on: boolean) => void
}

const words = { m1: "m", m2: "m²", m3: "m³" }

/** A line of the quotation: what it has, what was measured of it, and the difference. */
export function MeasuredRow({ line, rooms, choice, choose, price, ticked, tick }: MeasuredRowProps) {
  const { t } = useTranslation()
  const { id, description, unit, quantity, source } = line
  const measured = choice ? quantityOf(rooms, choice.of, choice.what) : undefined
  const isSame = measured === quantity
  const amount = (value: number) => `${formatQuantity(value, 2)} ${words[unit]}`
  const everywhere = rooms.length > 1 ? [{ id: allRooms, name: t("intake.measured.all") }] : []
  const options = [...everywhere, ...rooms].flatMap(({ id: of, name }) =>
    quantitiesIn[unit].map((what) => ({
      value: `${what} ${of}`,
      label: `${name}: ${t(`intake.measured.what.${what}`)}`,
    })),
  )
  function pick(value: string) {
    const [what, of] = value.split(" ") as [Of["what"], string]
    choose({ what, of })
  }
  return (
    <li className="measured-row stack">
      <div className="stack flush">
        <label className="measured-tick row">
          <input
            type="checkbox"
            checked={ticked && !isSame}
            disabled={!measured || isSame}
            onChange={(event) => tick(event.target.checked)}
          />
          <strong>{description}</strong>
        </label>
        <p>
          {t("intake.measured.offered", { amount: amount(quantity) })}
          {measured !== undefined && `, ${t("intake.measured.found", { amount: amount(measured) })}`}
          {isSame && `. ${t("intake.measured.same")}`}
          {measured !== undefined && !isSame && `: ${signed(amount, round(measured - quantity, 3))}`}
          {price &&
            !isSame &&
            ` (${signed(formatEuros, round(price.after - price.before, 2))} ${t("intake.measured.net")})`}
        </p>
        <p className="muted">{source}</p>
      </div>
      <Select
        id={`gemeten-${id}`}
        label={
          <>
            {t("intake.measured.of")} <span className="visually-hidden">{description}</span>
          </>
        }
        empty={choice ? undefined : t("intake.measured.choose")}
        value={choice ? `${choice.what} ${choice.of}` : ""}
        onChange={pick}
        options={options}
      />
    </li>
  )
}

/** '-0,60 m²', '+12,00 m²'; the sign stays with its number (U+2060). */
const signed = (text: (value: number) => string, value: number) =>
  value < 0 ? `-\u2060${text(-value)}` : `+\u2060${text(value)}`
