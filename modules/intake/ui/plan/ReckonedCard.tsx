import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { Card } from "#ui/kit/Card.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import type { Measure, Measures as RoomMeasures } from "../../rooms/measures.ts"
import { ToOrder } from "../calculators/ToOrder.tsx"
import { measureText, shownMeasures } from "../rooms/measureText.ts"
import { Measures } from "../rooms/RoomMeasures.tsx"

/** A room, or several together, with how one reckons to each of its measures as far as that can be said. */
export interface Reckoned {
  id: string
  name: string
  measures: RoomMeasures
  formula: (measure: Measure) => string | undefined
}

/** The measures at a glance, and on opening the sums behind them; the office orders from there. */
export function ReckonedCard({ of: { name, measures, formula } }: { of: Reckoned }) {
  const { t } = useTranslation()
  const office = reaches(useSignedIn().role, "manager")
  return (
    <Card level={3} title={name} className="stack">
      <Measures measures={measures} />
      <Disclosure
        summary={
          <>
            {t("intake.plans.measures.how")} <span className="visually-hidden">{name}</span>
          </>
        }
      >
        <ul className="lines">
          {shownMeasures.map((measure) => {
            const sum = sumOf(formula(measure), measureText(measure, measures[measure]))
            const words = t(`intake.rooms.measure.${measure}`)
            return (
              <li key={measure} className="split">
                <p className="flush">
                  <strong>{words}</strong> {sum}
                </p>
                {office && bought.includes(measure) && measures[measure] > 0 && (
                  <ToOrder
                    of={`${name}, ${words.toLowerCase()}`}
                    what={`${name}, ${words.toLowerCase()}: ${sum}`}
                    bought={measures[measure]}
                  />
                )}
              </li>
            )
          })}
        </ul>
      </Disclosure>
    </Card>
  )
}

const sumOf = (formula: string | undefined, amount: string) => (formula ? `${formula} = ${amount}` : amount)

/** What materials are counted by. */
const bought: readonly Measure[] = ["floor", "walls", "ceiling", "skirting"]
