import type { MailFailure } from "#src/mail/refusal.ts"
import { filled } from "#src/shared/filled.ts"
import { settings as nl } from "./nl.ts"

/** Why a mail did not leave, in words. */
const reasons: Record<MailFailure, string> = {
  unreachable: nl.mail.failure.unreachable,
  login: nl.mail.failure.login,
  tls: nl.mail.failure.tls,
  later: nl.mail.failure.later,
  refused: nl.mail.failure.refused,
  gone: nl.mail.failure.gone,
  off: nl.mail.failure.off,
  unknown: nl.mail.failure.unknown,
}

/** `error` as the outbox keeps it: a reason, and after a colon what the mail server answered. */
export function mailFailureText(error: string): string {
  const [reason = "", ...detail] = error.split(": ")
  const text = reasons[reason as MailFailure] ?? reasons.unknown
  return detail.length > 0 ? `${text} ${filled(nl.mail.failure.answer, { answer: detail.join(": ") })}` : text
}
