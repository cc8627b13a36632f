import { outbox } from "#ui/outbox/outbox.ts"

/** What became of something that was put in the outbox. `kept`: it waits there for a connection. */
export type Outcome = { of: "sent" } | { of: "kept" } | { of: "refused"; text: string }

/** Who looks at a form doesn't wait longer than this to hear that it is safe. */
const waitsFor = 4_000

/** Tells as soon as the server has it, refuses it, or can't be reached. */
export const outcomeOf = (key: string): Promise<Outcome> =>
  new Promise((resolve) => {
    const done = (outcome: Outcome) => {
      clearTimeout(timer)
      leave()
      resolve(outcome)
    }
    const look = () => {
      const item = outbox.get().find((each) => each.key === key)
      if (!item) done({ of: "sent" })
      else if (item.state === "refused") done({ of: "refused", text: item.error ?? "" })
      else if (item.isUnanswered || item.state === "failed" || !navigator.onLine) done({ of: "kept" })
    }
    const timer = setTimeout(() => done({ of: "kept" }), waitsFor)
    const leave = outbox.subscribe(look)
    queueMicrotask(look)
  })
