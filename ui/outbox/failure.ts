/** It takes something, but not now. */
const busyStatuses = [408, 429, 503]
/** After so many, an item no longer holds up what is not behind it in a lane. */
const triesWithoutAnswer = 3

interface Outcome {
  state: "waiting" | "failed" | "refused"
  /** Whether something else may be tried. */
  goOn: boolean
}

/** What becomes of an item that didn't arrive, by the status of the answer (0 without one) and how often that was so. */
export function afterFailure(status: number, triesUnanswered: number): Outcome {
  if (status === 401) return { state: "waiting", goOn: false }
  if (status === 0 && triesUnanswered < triesWithoutAnswer) return { state: "waiting", goOn: false }
  if (status === 0) return { state: "failed", goOn: true }
  if (busyStatuses.includes(status)) return { state: "failed", goOn: false }
  // 'Fine', but not in our words: someone in between answered, such as the page of a hotel's network.
  if (status < 400) return { state: "failed", goOn: false }
  return { state: status >= 500 ? "failed" : "refused", goOn: true }
}
