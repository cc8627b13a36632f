import { type ComponentProps, useRef } from "react"
import { Button } from "#ui/kit/Button.tsx"

const pictures = ["image/*", ".heic", ".heif"]

interface PhotoPickProps extends Omit<ComponentProps<typeof Button>, "onClick"> {
  /** Of the field, for who hears it. */
  name: string
  multiple?: boolean
  /** What else may be chosen: '.pdf'. */
  more?: string
  /** Opens the camera of a phone. */
  capture?: "environment"
  onFiles: (files: File[]) => Promise<void>
}

/** A button to photos of this device, or to its camera. */
export function PhotoPick({ name, multiple, more, capture, onFiles, ...button }: PhotoPickProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={[...pictures, ...(more ? [more] : [])].join(",")}
        aria-label={name}
        {...{ multiple, capture }}
        onChange={(event) => {
          void onFiles([...(event.target.files ?? [])])
          // The same photo once more is a change as well.
          event.target.value = ""
        }}
      />
    </>
  )
}
