import { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { signedOut } from "#ui/lib/session.ts"

/** What to tell of a call that failed while nobody pressed anything. A fault of our own is told where faults are told. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) {
    reportError(error)
    return t("kit.errors.server")
  }
  if (error.status === 401) signedOut()
  return error.message
}
