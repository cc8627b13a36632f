import { useEffect, useRef, useState } from "react"
import { useAction } from "#ui/lib/useAction.ts"
import type { ContactMessage } from "../../schema.ts"
import { api } from "./api.ts"
import { type Draft, emptyDraft, type FieldName, fieldNames, keepDraft, keptDraft } from "./message.ts"

/** What is being written, and sending it; it is cleared only once it has arrived. */
export function useMessage() {
  const [draft, setDraft] = useState(emptyDraft)
  const [sent, setSent] = useState<Draft>()
  const post = usePost()

  function change(next: Draft) {
    const begun = next === emptyDraft ? next : { ...next, startedAt: next.startedAt || now() }
    setDraft(begun)
    keepDraft(begun)
  }

  // What was kept, and what was typed before the program had loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the browser takes over
  useEffect(() => {
    const kept = keptDraft()
    const typed = fieldNames.map((name) => [name, typedIn(name)]).filter(([, text]) => text)
    if (kept.startedAt || typed.length > 0) change({ ...kept, ...Object.fromEntries(typed) })
  }, [])

  return {
    draft,
    sent,
    busy: post.busy,
    error: post.error,
    fields: post.fields,
    write: (name: FieldName, value: string) => change({ ...draft, [name]: value }),
    /** Whether it arrived. */
    async send(website: string): Promise<boolean> {
      setSent(undefined)
      if (!(await post.act({ ...draft, website }))) return false
      setSent(draft)
      change(emptyDraft)
      return true
    },
  }
}

/** The same message keeps its key, so that sending it again after a lost answer stores it once. */
function usePost() {
  const last = useRef({ body: "", key: "" })
  return useAction(
    (message: ContactMessage) => {
      const body = JSON.stringify(message)
      if (body !== last.current.body) last.current = { body, key: newKey() }
      return api.contact(message, last.current.key)
    },
    { done: "site.contact.sent", failed: "site.contact.failed" },
  )
}

const now = () => new Date().toISOString()

/** Also where the page came over http, without `crypto.randomUUID`. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-")

function typedIn(name: FieldName): string {
  const field = document.getElementById(fieldId(name))
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ""
}

export const fieldId = (name: FieldName) => `bericht-${name}`
