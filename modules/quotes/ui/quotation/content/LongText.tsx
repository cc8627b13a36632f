import { ChevronDown } from "lucide-react"
import { useLayoutEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"

/** A text of any length: its beginning, and all of it when asked for. On paper it is whole. */
export function LongText({ children }: { children: string }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [long, setLong] = useState(false)
  const [whole, setWhole] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another length
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = box.current!
    setLong(scrollHeight > clientHeight + 4)
  }, [children])
  return (
    <>
      <div
        ref={box}
        className={whole ? "long-text" : long ? "long-text long-text-cut" : "long-text long-text-short"}
      >
        {children}
      </div>
      {long && (
        <Button variant="plain" className="no-print" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          <ChevronDown aria-hidden size="1.2em" className={whole ? "turned" : undefined} />
          {t(whole ? "quotes.quotation.texts.less" : "quotes.quotation.texts.more")}
        </Button>
      )}
    </>
  )
}
