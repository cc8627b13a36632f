import { useState } from "react"

/** Hook: `run` says whether the device had room for the picture; without it what was drawn stays. */
export function useSaving(run: () => Promise<boolean>) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  async function save() {
    setBusy(true)
    try {
      setFailed(!(await run()))
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, failed }
}
