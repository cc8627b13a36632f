import { Check, Copy } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"

/** Says in the page whether it worked: without https a browser has no clipboard. */
export function CopyButton({ text }: { text: string }) {
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
        {t(current?.worked ? "settings.newAccount.copied" : "settings.newAccount.copy")}
      </Button>
      <span role="status" className={current?.worked === false ? "copy-failed" : "visually-hidden"}>
        {current && t(current.worked ? "settings.newAccount.copied" : "settings.newAccount.copyFailed")}
      </span>
    </>
  )
}
