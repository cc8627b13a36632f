import { useEffect } from "react"
import * as z from "zod/mini"
import { useDraft } from "#ui/form/useDraft.ts"

const Recent = z.array(z.int())
const most = 5

/** The jobs whose intake was last opened on this device, by this person, the last one first. */
export const useRecentIntakes = (): number[] => useKnown().found ?? []

export function useRememberIntake(id: number) {
  const draft = useKnown()
  useEffect(() => {
    draft.keep([id, ...(draft.found ?? []).filter((each) => each !== id)].slice(0, most))
    draft.flush()
  }, [draft, id])
}

const useKnown = () =>
  useDraft<number[]>({ name: "opnames", read: (text) => Recent.parse(JSON.parse(text)) }).draft
