import { X } from "lucide-react"
import { Toast as Radix } from "radix-ui"
import { useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import { useTranslation } from "react-i18next"
import { dismissToast, type Toast, toasts } from "../lib/toast.ts"
import { useTopLayer } from "../lib/topLayer.ts"

/** One at a time, 5 seconds, swipe 50 px to the right, F8 to get there. */
export default function ToastView() {
  const { t } = useTranslation()
  const { shown } = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get)
  const layer = useTopLayer()
  return createPortal(
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={t("kit.toast.label")}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport className="toasts" hotkey={["F8"]} label={t("kit.toast.region")} />
    </Radix.Provider>,
    layer ?? document.body,
  )
}

function ToastCard({ toast: { id, title, text, destructive, open } }: { toast: Toast }) {
  const { t } = useTranslation()
  return (
    <Radix.Root
      className={destructive ? "toast toast-destructive" : "toast"}
      type={destructive ? "foreground" : "background"}
      open={open}
      onOpenChange={(stays) => stays || dismissToast(id)}
    >
      <div className="toast-text">
        <Radix.Title className="toast-title">{title}</Radix.Title>
        {text && <Radix.Description>{text}</Radix.Description>}
      </div>
      <Radix.Close className="toast-close" aria-label={t("kit.toast.close")}>
        <X aria-hidden />
      </Radix.Close>
    </Radix.Root>
  )
}
