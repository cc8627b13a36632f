import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { NoticeText } from "../privacy/NoticeText.tsx"

/** Before the first use of GPS on this device: what, why, how long and who, with a yes and a no that weigh the same. */
export function NoticeDialog({
  open,
  trails,
  close,
  answer,
}: {
  open: boolean
  trails: boolean
  close: () => void
  answer: (answer: "yes" | "no") => void
}) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("gps.timer.notice.title")}
      actions={
        <div className="notice-answers">
          <Button onClick={() => answer("no")}>{t("gps.timer.notice.no")}</Button>
          <Button variant="primary" onClick={() => answer("yes")}>
            {t("gps.timer.notice.yes")}
          </Button>
        </div>
      }
    >
      <NoticeText trails={trails} />
      <p>{t("gps.timer.notice.later")}</p>
      <p>
        <Link href="/gps-privacy" onClick={close}>
          {t("gps.timer.notice.more")}
        </Link>
      </p>
    </Dialog>
  )
}
