import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { NoticeActProps } from "#ui/lib/module.ts"
import { useTick } from "./useTick.ts"

/** Ticks a task off without leaving the screen. */
export default function DoneTask({ notice, variant, className, children }: NoticeActProps) {
  const { t } = useTranslation()
  const { note, said } = notice.values
  const { done, set } = useTick({ id: Number(note), text: String(said), doneAt: null })
  return (
    <Button
      variant={variant}
      className={className}
      busy={done}
      busyLabel={t("notes.task.done")}
      onClick={() => void set(true)}
    >
      {t("notes.task.done")}
      {children}
    </Button>
  )
}
