import { ChevronLeft, ChevronRight } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import type { QuoteRequest } from "../../requests/schema.ts"

interface PhotoViewerProps {
  request: QuoteRequest
  at: number
  turnTo: (index: number) => void
  onClose: () => void
}

/** One photo as large as the screen allows; the arrow keys turn to the next. */
export function PhotoViewer({ request, at, turnTo, onClose }: PhotoViewerProps) {
  const { t } = useTranslation()
  const { photos, contactInfo } = request
  const all = photos.length
  const turn = (step: number) => turnTo((at + step + all) % all)
  useArrows(turn)
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t("quotes.photos.title", { number: at + 1, all })}
      actions={
        all > 1 && (
          <div className="photo-turn">
            <Button onClick={() => turn(-1)}>
              <ChevronLeft aria-hidden size="1.2em" />
              <span>
                {t("quotes.photos.previous")}{" "}
                <span className="visually-hidden">{t("quotes.photos.photo")}</span>
              </span>
            </Button>
            <Button onClick={() => turn(1)}>
              <span>
                {t("quotes.photos.next")} <span className="visually-hidden">{t("quotes.photos.photo")}</span>
              </span>
              <ChevronRight aria-hidden size="1.2em" />
            </Button>
          </div>
        )
      }
    >
      <img
        className="photo-large"
        src={photos[at]!.url}
        alt={t("quotes.photos.alt", { number: at + 1, all, name: contactInfo.name })}
      />
    </Dialog>
  )
}

function useArrows(turn: (step: number) => void) {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") turn(-1)
      if (key === "ArrowRight") turn(1)
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  })
}
