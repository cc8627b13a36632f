import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { LeaveDialog } from "#ui/kit/LeaveDialog.tsx"
import { SaveBar } from "#ui/kit/SaveBar.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import { useLeaveGuard } from "#ui/lib/useLeaveGuard.ts"
import type { SettingsForm } from "./useSettingsForm.ts"
import { placeText } from "./wrongTexts.ts"

/** Around the fields of a settings form: what is wrong above them, saving below them, and a question before leaving. */
export function SettingsFrame({
  form: { submit, save, attempt, dirty, discard, sentences },
  actions,
  children,
}: {
  form: SettingsForm
  /** In the place of the bar with 'Opslaan'. */
  actions?: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation()
  const guard = useLeaveGuard(dirty)
  const placed = Object.entries(sentences).map(([path, text]) => {
    const place = placeText(path)
    return [path, place ? `${place}: ${text}` : text]
  })
  return (
    <div className="settings-frame">
      <Wrongs
        title={t("settings.company.failed")}
        message={save.error && `${t("settings.company.failedText")} ${save.error.message}`}
        sentences={Object.fromEntries(placed)}
        attempt={attempt}
      />
      <form noValidate onSubmit={submit}>
        {children}
        {actions ?? <SaveBar dirty={dirty} busy={save.busy} discard={discard} />}
      </form>
      <LeaveDialog guard={guard} />
    </div>
  )
}
