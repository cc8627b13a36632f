import { useEffect, useState } from "react"
import { type ApiError, isCutOff } from "#ui/lib/http.ts"
import type { SearchResult } from "../schema.ts"
import { find } from "./api.ts"

/** Milliseconds after the last letter: who types on gets one answer. */
const pause = 120

interface Found extends SearchResult {
  /** What it is the answer to. */
  typed: string
  state: "found" | "offline" | "failed"
  reason?: string
}

const nothing: Found = { typed: "", hits: [], words: [], state: "found" }

/** What the server finds; an answer that comes too late is not waited for. */
export function useFound(typed: string): Found & { loading: boolean } {
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    if (typed === "") return setFound(nothing)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const result = await find(typed, stop.signal)
        if (!stop.signal.aborted) setFound({ ...result, typed, state: "found" })
      } catch (error) {
        if (!stop.signal.aborted) setFound({ ...nothing, typed, ...failureOf(error) })
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed])
  return { ...found, loading: found.typed !== typed }
}

const failureOf = (error: unknown): Pick<Found, "state" | "reason"> =>
  isCutOff(error) ? { state: "offline" } : { state: "failed", reason: (error as ApiError).message }
