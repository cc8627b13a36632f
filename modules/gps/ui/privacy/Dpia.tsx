import { Printer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { today } from "#src/shared/calendar.ts"
import { formatLongDay } from "#src/shared/dayWords.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { CopyButton } from "#ui/kit/CopyButton.tsx"
import { Prose } from "#ui/kit/Prose.tsx"
import { useCompany } from "#ui/lib/company.ts"
import { dpiaText } from "./dpia.nl.ts"
import { useReach } from "./useReach.ts"

const blanks = /(\[Vul in: [^\]]+\])/

/** The text of the company's assessment: what it must fill in itself is marked, on paper as a line to write on. */
export function Dpia({ trails }: { trails: boolean }) {
  const { t } = useTranslation()
  const { companyName, address, kvk } = useCompany()
  const reach = useReach()
  const day = formatLongDay(today(() => new Date()))
  const text = dpiaText({ companyName, address, kvk, reach, trails, day }).trim()
  const count = text.split("[Vul in: ").length - 1
  return (
    <>
      <Card title={t("gps.privacy.dpia.title")} className="no-print">
        <p>{t("gps.privacy.dpia.text")}</p>
        <p className="muted">{t("gps.privacy.dpia.blanks", { count })}</p>
        <div className="cluster">
          <Button variant="primary" onClick={() => print()}>
            <Printer aria-hidden size="1.2em" />
            {t("gps.privacy.dpia.print")}
          </Button>
          <CopyButton
            text={`${t("gps.privacy.dpia.heading")}\n\n${text}`}
            failed={t("gps.privacy.dpia.copyFailed")}
          />
        </div>
      </Card>
      <article className="dpia">
        <h2>{t("gps.privacy.dpia.heading")}</h2>
        <Prose text={text} level={3} inline={marked} />
      </article>
    </>
  )
}

const marked = (line: string) =>
  line.split(blanks).map((part, at) =>
    blanks.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order
      <mark key={at} className="dpia-blank">
        {part.slice(1, -1)}
      </mark>
    ) : (
      part
    ),
  )
