import { Check, Copy } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "./Button.tsx"

interface CopyButtonProps {
  text: string
  /** What to do instead, for a browser without a clipboard: it has none without https. */
  failed: string
}

/** Says in the page whether it worked. */
export function CopyButton({ text, failed }: CopyButtonProps) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState<{ text: string; worked: boolean }>()
  const current = copied?.text === text ? copied : undefined
  const Icon = current?.worked ? Check : Copy

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied({ text, worked: true })
    } catch {
      setCopied({ text, worked: false })
    }
  }

  return (
    <>
      <Button onClick={copy}>
        <Icon aria-hidden size="1.2em" />
        {t(current?.worked ? "kit.copy.done" : "kit.copy.copy")}
      </Button>
      <span role="status" className={current?.worked === false ? "copy-failed" : "visually-hidden"}>
        {current && (current.worked ? t("kit.copy.done") : failed)}
      </span>
    </>
  )
}
