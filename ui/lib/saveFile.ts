import type { Download } from "./http.ts"

/** Hands a file to the browser, which saves it where it saves all downloads. */
export function saveFile({ file, name }: Download) {
  const address = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // Some browsers only then begin to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
