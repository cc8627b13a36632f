import { ChevronLeft, ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { firstYear, lastYear } from "../schema.ts"

export function YearNav({ year, setYear }: { year: number; setYear: (year: number) => void }) {
  const { t } = useTranslation()
  return (
    <nav className="row" aria-label={t("absence.balance.years")}>
      <Button
        className="button-small"
        aria-label={t("absence.balance.previous")}
        unavailable={year <= firstYear && String(firstYear)}
        onClick={() => setYear(year - 1)}
      >
        <ChevronLeft aria-hidden size="1.2em" />
      </Button>
      <span>{year}</span>
      <Button
        className="button-small"
        aria-label={t("absence.balance.next")}
        unavailable={year >= lastYear && String(lastYear)}
        onClick={() => setYear(year + 1)}
      >
        <ChevronRight aria-hidden size="1.2em" />
      </Button>
    </nav>
  )
}
