/** Someone who really fills in a form takes longer than this. */
const fastestSeconds = 2

/**
 * Filled in the field people don't see (`website`), or faster than people can since `startedAt`. Kept aside, not
 * lost: the office can put it back.
 */
export function looksLikeSpam(
  { website, startedAt }: { website?: string; startedAt?: string },
  now: Date,
): boolean {
  if (website) return true
  if (!startedAt) return false
  const seconds = (now.getTime() - Date.parse(startedAt)) / 1000
  // A phone whose clock runs ahead gives a negative time: no reason to distrust it.
  return seconds >= 0 && seconds < fastestSeconds
}
