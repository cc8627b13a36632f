import { useEffect, useRef, useState } from "react"
import { ApiError } from "#ui/lib/http.ts"
import { signedOut } from "#ui/lib/session.ts"
import { refresh } from "#ui/lib/swr.tsx"
import type { FileKind } from "../../schema.ts"
import { projectsPath } from "../hooks.ts"
import { api } from "./api.ts"

export interface UploadEntry {
  key: string
  file: File
  kind: FileKind
  state: "waiting" | "sending" | "failed"
  /** From 0 to 1. */
  part: number
  /** Why it failed, and whether another try may help. */
  error?: string
  again?: boolean
}

/** Sends files one after the other: a phone on a building site has one thin line. What fails doesn't stop the rest. */
export function useUploads(project: number) {
  const [entries, setEntries] = useState<readonly UploadEntry[]>([])
  const [arrived, setArrived] = useState<string>()
  const stop = useRef<AbortController>(undefined)
  const next = entries.some(({ state }) => state === "sending")
    ? undefined
    : entries.find(({ state }) => state === "waiting")

  const set = (key: string, change: Partial<UploadEntry>) =>
    setEntries((known) => known.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)))
  const forget = (key: string) => setEntries((known) => known.filter((entry) => entry.key !== key))

  async function send({ key, file, kind }: UploadEntry) {
    stop.current = new AbortController()
    const { signal } = stop.current
    set(key, { state: "sending", part: 0, error: undefined })
    try {
      const { name } = await api.add(project, {
        file,
        kind,
        key,
        signal,
        onProgress: (part) => set(key, { part }),
      })
      await refresh(projectsPath)
      forget(key)
      setArrived(name)
    } catch (error) {
      // What was stopped too late has arrived all the same.
      if (signal.aborted) return void refresh(projectsPath)
      if (!(error instanceof ApiError)) throw error
      if (error.status === 401) signedOut()
      set(key, { state: "failed", error: error.message, again: mayHelp(error) })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whose turn it is decides; the rest is of this turn
  useEffect(() => {
    if (next) void send(next)
  }, [next?.key])
  useEffect(() => () => stop.current?.abort(), [])
  useWarning(entries.length > 0)

  return {
    entries,
    /** The name of the file that came last. */
    arrived,
    add(files: readonly File[], kind: (file: File) => FileKind) {
      setArrived(undefined)
      const added = files.map(
        (file): UploadEntry => ({
          ...{ file, kind: kind(file), key: crypto.randomUUID() },
          ...{ state: "waiting", part: 0 },
        }),
      )
      setEntries((known) => [...known, ...added])
    },
    retry: (key: string) => set(key, { state: "waiting" }),
    /** Also stops the one that is being sent. */
    cancel(key: string) {
      if (entries.find((entry) => entry.key === key)?.state === "sending") stop.current?.abort()
      forget(key)
    },
  }
}

/** Not of a file that was refused for what it is. */
const mayHelp = ({ status }: ApiError) => status === 0 || status === 401 || status === 429 || status >= 500

/** Asks before the page is closed over files that are still to be sent. */
function useWarning(on: boolean) {
  useEffect(() => {
    if (!on) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [on])
}
