import { ChevronLeft, ChevronRight } from "lucide-react"
import { type ReactNode, type TouchEvent, useEffect, useRef } from "react"
import { Button } from "./Button.tsx"
import { Dialog } from "./Dialog.tsx"

interface PictureDialogProps {
  title: ReactNode
  /** Undefined as long as it has none. */
  src: string | undefined
  alt: string
  /** Which of how many it is. */
  at: number
  all: number
  turnTo: (at: number) => void
  /** On the buttons that do. */
  previous: string
  next: string
  onClose: () => void
  /** Beside the way to the next one. */
  actions?: ReactNode
  /** Below the picture. */
  children?: ReactNode
}

/** One picture as large as the screen allows; arrow keys, buttons and a swipe turn to the next. */
export function PictureDialog({
  title,
  src,
  alt,
  onClose,
  actions,
  children,
  ...turning
}: PictureDialogProps) {
  const { at, all, turnTo, previous, next } = turning
  const turn = (step: number) => all > 1 && turnTo((at + step + all) % all)
  useArrows(turn)
  const swipe = useSwipe(turn)
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={title}
      actions={
        (all > 1 || actions) && (
          <>
            {all > 1 && (
              <div className="picture-turn">
                <Button onClick={() => turn(-1)}>
                  <ChevronLeft aria-hidden size="1.2em" />
                  {previous}
                </Button>
                <Button onClick={() => turn(1)}>
                  {next}
                  <ChevronRight aria-hidden size="1.2em" />
                </Button>
              </div>
            )}
            {actions}
          </>
        )
      }
    >
      <img className="picture-large" src={src} alt={alt} {...swipe} />
      {children}
    </Dialog>
  )
}

/** Not while someone types below the picture, or in what lies over it. */
function useArrows(turn: (step: number) => void) {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      const dialog = target instanceof Element ? target.closest("dialog") : null
      if (dialog && !dialog.querySelector(":scope > .dialog-body > .picture-large")) return
      if (target instanceof Element && target.matches("input, textarea, select")) return
      if (key === "ArrowLeft") turn(-1)
      if (key === "ArrowRight") turn(1)
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  })
}

const swiped = 50

/** Across with one finger; up and down scrolls, and two fingers enlarge. */
function useSwipe(turn: (step: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0]
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0]
      if (!finger || !start.current) return
      const [across, down] = [finger.clientX - start.current.x, finger.clientY - start.current.y]
      if (Math.abs(across) > swiped && Math.abs(across) > 2 * Math.abs(down)) turn(across > 0 ? -1 : 1)
    },
  }
}
