import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import { Select } from "#ui/kit/Select.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { type MeasuredRoom, reckoned } from "../../rooms/measured.ts"
import { chosenRooms, quantitiesIn, quantityOf } from "../../rooms/quantities.ts"
import {
  allDrawn,
  allRooms,
  type Choice,
  type MeasuredPreview,
  type OfferedLine,
} from "../../rooms/schema.ts"
import { roomText } from "./roomText.ts"

type Of = Omit<Choice, "line">

interface MeasuredRowProps {
  line: OfferedLine
  rooms: readonly MeasuredRoom[]
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
  const together = [allDrawn, allRooms].filter((of) => chosenRooms(rooms, of).length > 1)
  const several = rooms.some(({ from }) => from === "plan") && rooms.some(({ from }) => from === "list")
  const places = [
    ...together.map((of) => ({
      of,
      name: t(`intake.measured.${of === allDrawn ? "allDrawn" : several ? "allTyped" : "all"}`),
    })),
    ...rooms.map((room) => ({ of: room.id, name: roomText(room) })),
  ]
  const options = places.flatMap(({ of, name }) =>
    quantitiesIn[unit].map((what) => ({
      value: `${what} ${of}`,
      label: `${name}: ${t(`intake.measured.what.${what}`)}`,
    })),
  )
  const formula = choice && formulaIn(chosenRooms(rooms, choice.of), choice.what)
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
            checked={ticked && Boolean(measured) && !isSame}
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
        hint={formula}
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

/** Of one room; what several come to is what each of them shows. */
const formulaIn = (chosen: readonly MeasuredRoom[], what: Of["what"]) =>
  chosen.length === 1 ? reckoned(chosen[0]!, what) : undefined
