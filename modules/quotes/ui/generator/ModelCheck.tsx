import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { t } from "#ui/lib/i18n.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { ModelTest } from "../../generator/schema.ts"
import { api } from "./api.ts"

/** Asks the service that writes the texts whether it answers. */
export function ModelCheck() {
  const { t } = useTranslation()
  const [found, setFound] = useState<ModelTest>()
  const test = useAction(api.test, {
    done: (result) => ({ title: titleOf(result), text: result.message }),
    failed: () => ({ title: t("quotes.generator.test.failed"), text: t("quotes.generator.test.failedText") }),
  })
  return (
    <>
      <Button
        busy={test.busy}
        busyLabel={t("quotes.generator.test.busy")}
        onClick={async () => setFound(await test.act())}
      >
        {t("quotes.generator.test.test")}
      </Button>
      <div className="model-check whole">
        <Notice tone={found?.configured ? "ok" : "info"}>
          {found && !test.busy && (
            <p>
              <strong>{titleOf(found)}.</strong> {found.message}
            </p>
          )}
        </Notice>
        <Notice tone="bad">
          {test.error && (
            <p>
              {t("quotes.generator.test.failed")}. {test.error.message}
            </p>
          )}
        </Notice>
      </div>
    </>
  )
}

const titleOf = ({ configured }: ModelTest) =>
  t(configured ? "quotes.generator.test.worked" : "quotes.generator.test.local")
