import { AttachmentGone } from "./attachments.ts"

/** Why a mail did not leave. `detail` is what the mail server answered. */
interface Refusal {
  reason: MailFailure
  detail: string
  /** Another attempt won't help: the server refused this mail itself. */
  final: boolean
}

export type MailFailure = "unreachable" | "login" | "tls" | "later" | "refused" | "gone" | "off" | "unknown"

const byCode: Record<string, MailFailure> = {
  ECONNECTION: "unreachable",
  ETIMEDOUT: "unreachable",
  ESOCKET: "unreachable",
  EDNS: "unreachable",
  EABORT: "unreachable",
  EPROTOCOL: "unreachable",
  EPROXY: "unreachable",
  EAUTH: "login",
  ENOAUTH: "login",
  ETLS: "tls",
}

/**
 * A wrong password or certificate is the set-up's fault and will be mended, so such mail waits; what the server
 * says of this mail with 5xx (RFC 5321 section 4.2.1) stays so.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof AttachmentGone) return { reason: "gone", detail: "", final: true }
  const { code = "", responseCode = 0, response = "", message = "" } = (error ?? {}) as Fault
  // A certificate that is wrong, or no TLS where it was expected, comes as a fault of the socket.
  const insecure = code === "ESOCKET" && /certificate|SSL|TLS/i.test(message)
  const known = insecure ? "tls" : byCode[code]
  if (known) return { reason: known, detail: known === "login" ? "" : inOneLine(response), final: false }
  if (responseCode >= 400 && responseCode < 500)
    return { reason: "later", detail: inOneLine(response), final: false }
  // Without an answer it was nodemailer that would not send to such an address.
  if (responseCode >= 500 || code === "EENVELOPE")
    return { reason: "refused", detail: inOneLine(response), final: true }
  return { reason: "unknown", detail: "", final: false }
}

interface Fault {
  code?: string
  responseCode?: number
  response?: string
  message?: string
}

const inOneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 300)
