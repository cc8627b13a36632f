import { Search } from "lucide-react"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { line } from "#src/shared/text.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { text } from "#ui/form/kinds.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { t } from "#ui/lib/i18n.ts"

/** A scanner on a desk types the whole address of a label. */
const longest = 200

const coded = defineForm(
  z.strictObject({
    code: line(longest, { tooLong: "stock.scanTooLong" }).check(z.minLength(1, "stock.scanEmpty")),
  }),
  { code: text },
  { id: "scan", label: () => t("stock.scan.code") },
)

/** A code as one reads it from the box, or as a scanner types it. */
export function CodeField({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useTranslation()
  const form = coded.useForm({
    send: async ({ code }) => code,
    onSaved(code) {
      form.load({})
      onCode(code)
    },
  })
  return (
    <coded.Form form={form} guarded={false} className="scan-code toolbar">
      <coded.Field
        name="code"
        hint={t("stock.scan.codeHint")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Button type="submit">
        <Search aria-hidden size="1.2em" />
        {t("stock.scan.find")}
      </Button>
    </coded.Form>
  )
}
