import { useRef, useState } from "react"
import { ApiError } from "./http.ts"
import { type TextKey, t } from "./i18n.ts"
import { signedOut } from "./session.ts"
import { noticesPath, refresh } from "./swr.tsx"
import { type ToastText, toast } from "./toast.ts"

export interface ActionOptions<Result> {
  /** Path, or paths: every read under it is done again after a success. */
  refreshes?: string | readonly string[]
  /** Toast after a success: a key of its title, or title and text made from the result. */
  done?: TextKey | ((result: Result) => ToastText | undefined)
  /** Toast after a failure: a key of its title, with the server's sentence, or both. Without it there is none. */
  failed?: TextKey | ((error: ApiError) => ToastText)
}

export interface Action<Args extends unknown[], Result> {
  /** The result, or undefined when it failed or was already running. */
  act: (...args: Args) => Promise<Result | undefined>
  busy: boolean
  /** The last failure, to show on the page. */
  error: ApiError | undefined
  /** A sentence per field that the server refused. */
  fields: Record<string, string>
  forget: () => void
}

/** Runs a server call from a button or form: busy flag, field errors, toast, and a refresh of what it touched. */
export function useAction<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
  { refreshes = [], done, failed }: ActionOptions<Result> = {},
): Action<Args, Result> {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()

  async function act(...args: Args): Promise<Result | undefined> {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    setError(undefined)
    try {
      const result = await run(...args)
      await refresh(...[refreshes].flat())
      void refresh(noticesPath)
      const said = typeof done === "function" ? done(result) : done && { title: t(done) }
      if (said) toast(said)
      return result
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown
      setError(thrown)
      if (thrown.status === 401) signedOut()
      if (failed) toast({ ...toastOf(failed, thrown), destructive: true })
      return undefined
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { act, busy, error, fields: error?.fields ?? {}, forget: () => setError(undefined) }
}

const toastOf = (failed: NonNullable<ActionOptions<unknown>["failed"]>, error: ApiError): ToastText =>
  typeof failed === "string" ? { title: t(failed), text: error.message } : failed(error)
