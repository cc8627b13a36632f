import { Minus, PenLine, Plus } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

const icons = { added: Plus, removed: Minus, changed: PenLine }

/** A word and a sign, so that nobody needs the colour. */
export function Sign({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const { t } = useTranslation()
  const Icon = icons[kind]
  return (
    <li className={`quote-sign quote-${kind}`}>
      <span className="quote-sign-word">
        <Icon aria-hidden size="1.1em" strokeWidth={3} />
        {t(`quotes.quotation.compare.${kind}`)}
      </span>
      <div>{children}</div>
    </li>
  )
}
