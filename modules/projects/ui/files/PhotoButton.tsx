import { Camera } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { sift } from "#ui/lib/files.ts"
import { toast } from "#ui/lib/toast.ts"
import { maxFileBytes } from "../../schema.ts"
import { useUploads } from "./outgoing.ts"

const accept = ["image/jpeg", "image/png", "image/webp"]

/** Opens the camera of a phone, and files what it takes as a photo of the job, also without a connection. */
export function PhotoButton({ project }: { project: number }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploads(project)

  async function take(files: File[]) {
    const { chosen, refused } = sift(files, { accept, multiple: true, maxBytes: maxFileBytes })
    if (refused.length > 0) toast({ title: t("projects.files.noPhoto"), destructive: true })
    if (chosen.length === 0) return
    await uploads.add(chosen, () => "photo")
    toast({ title: t("projects.files.photoTaken", { count: chosen.length }) })
  }

  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Camera aria-hidden size="1.2em" />
        {t("projects.files.kind.photo")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept.join(",")}
        capture="environment"
        aria-label={t("projects.files.kind.photo")}
        onChange={(event) => {
          void take([...(event.target.files ?? [])])
          // The same photo once more is a change as well.
          event.target.value = ""
        }}
      />
    </>
  )
}
