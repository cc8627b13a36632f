import { useEffect, useState } from "react"
import { t } from "#ui/lib/i18n.ts"

/** Hook: a photo once its size is known, as `Loaded` reads it. */
export function usePicture(src: string | undefined) {
  const [data, setImage] = useState<HTMLImageElement>()
  const [error, setError] = useState<Error>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same address once more.
  useEffect(() => {
    setImage(undefined)
    setError(undefined)
    if (!src) return undefined
    const image = new Image()
    image.onload = () => setImage(image)
    image.onerror = () => setError(new Error(t("intake.drawing.unreadable")))
    image.src = src
    return () => {
      image.onload = image.onerror = null
    }
  }, [src, tries])
  return { data, error, mutate: () => setTries(tries + 1), isValidating: false }
}
