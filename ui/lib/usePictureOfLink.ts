import { useEffect, useState } from "react"

/**
 * Hook: the address in this page of a picture that is asked for with a secret link in a header, as in an address the link
 * would stay in the history. Null: it can't be had. `ask` must stay the same for the same picture.
 */
export function usePictureOfLink(ask: () => Promise<{ file: Blob }>): string | null | undefined {
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    let made: string | undefined
    let gone = false
    setUrl(undefined)
    ask().then(
      ({ file }) => {
        if (gone) return
        made = URL.createObjectURL(file)
        setUrl(made)
      },
      () => !gone && setUrl(null),
    )
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [ask])
  return url
}
