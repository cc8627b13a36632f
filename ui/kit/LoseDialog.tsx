import type { ReactNode } from "react"
import { Button } from "./Button.tsx"
import { Dialog } from "./Dialog.tsx"

interface LoseDialogProps {
  open?: boolean
  title: string
  /** What keeps everything as it is; pressed by Escape too. */
  keep: { label: string; act: () => void }
  /** What loses it. */
  lose: { label: string; act: () => void; busy?: boolean }
  children: ReactNode
}

/** Asks before something is lost that nobody can bring back: keeping it is the first button. */
export const LoseDialog = ({ open = true, title, keep, lose, children }: LoseDialogProps) => (
  <Dialog
    open={open}
    onClose={keep.act}
    title={title}
    actions={
      <>
        <Button variant="primary" onClick={keep.act}>
          {keep.label}
        </Button>
        <Button variant="danger" busy={lose.busy} onClick={lose.act}>
          {lose.label}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
