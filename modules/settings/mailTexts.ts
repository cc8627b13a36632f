import { settings as nl } from "./nl.ts"

/** Why a mail did not leave, in words; the keys are those of src/mail/refusal.ts. */
const reasons: Record<string, string> = {
  unreachable: nl.mail.failure.unreachable,
  login: nl.mail.failure.login,
  tls: nl.mail.failure.tls,
  later: nl.mail.failure.later,
  refused: nl.mail.failure.refused,
  off: nl.mail.failure.off,
}

/** `error` as the outbox keeps it: a reason, and after a colon what the mail server answered. */
export function mailFailureText(error: string): string {
  const [reason = "", ...detail] = error.split(": ")
  const text = reasons[reason] ?? nl.mail.failure.unknown
  return detail.length > 0 ? `${text} ${answered(nl.mail.failure.answer, detail.join(": "))}` : text
}

const answered = (text: string, answer: string) => text.replace("{{answer}}", () => answer)
