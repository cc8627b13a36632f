import { Camera, type LucideIcon } from "lucide-react"
import { type DragEvent, type ReactNode, useEffect, useState } from "react"

export interface DropFieldProps {
  id: string
  icon: LucideIcon
  /** On the button. */
  pick: ReactNode
  /** Beside it, for who has a mouse; and while something is held over it. */
  drop: ReactNode
  dropNow: ReactNode
  /** Media types ('image/png', 'image/*') and endings ('.csv'). */
  accept: readonly string[]
  multiple?: boolean
  /** Takes what is pasted anywhere on the page. */
  paste?: boolean
  /** On a button that opens the camera of a phone at once. */
  camera?: ReactNode
  describedBy?: string
  wrong?: boolean
  /** Everything that was chosen, dropped or pasted, fitting or not. */
  add: (files: readonly File[]) => void
  children?: ReactNode
}

/** Takes files in by a button of our own, because the browser's speaks the language of the device, by dropping or pasting. */
export function DropField({ id, add, paste = false, camera, children, ...look }: DropFieldProps) {
  const { icon: Icon, pick, drop, dropNow, accept, multiple, describedBy, wrong } = look
  const [over, setOver] = useState(false)
  usePasted(add, paste)
  useMissed()

  const drag = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      add([...event.dataTransfer.files])
    },
  }
  const input = { className: "picker-input", type: "file", "aria-describedby": describedBy } as const
  return (
    <div className={over ? "picker picker-over" : "picker"} {...drag}>
      <input
        {...input}
        id={id}
        accept={accept.join(",")}
        multiple={multiple}
        aria-invalid={wrong || undefined}
        onChange={(event) => add(takenFrom(event.target))}
      />
      <label htmlFor={id} className="button button-secondary">
        <Icon aria-hidden size="1.3em" />
        {pick}
      </label>
      {camera && (
        <span className="picker-camera">
          <input
            {...input}
            id={`${id}-camera`}
            accept="image/*"
            capture="environment"
            onChange={(event) => add(takenFrom(event.target))}
          />
          <label htmlFor={`${id}-camera`} className="button button-secondary">
            <Camera aria-hidden size="1.3em" />
            {camera}
          </label>
        </span>
      )}
      <span className="picker-drop">{over ? dropNow : drop}</span>
      {children}
    </div>
  )
}

/** Empties the input, as the same file may be chosen again after it was removed. */
function takenFrom(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])]
  input.value = ""
  return files
}

function usePasted(add: (files: readonly File[]) => void, on: boolean) {
  useEffect(() => {
    if (!on) return
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length) add([...clipboardData.files])
    }
    document.addEventListener("paste", paste)
    return () => document.removeEventListener("paste", paste)
  }, [add, on])
}

/** A file let go just beside the area would be opened in place of the page, with all that was filled in. */
function useMissed() {
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener("dragover", stay)
    document.addEventListener("drop", stay)
    return () => {
      document.removeEventListener("dragover", stay)
      document.removeEventListener("drop", stay)
    }
  }, [])
}
