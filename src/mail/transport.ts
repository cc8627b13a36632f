import type { AttachedFile } from "./attachments.ts"

/** A mail as it leaves. */
export interface Message {
  id: string
  inReplyTo?: string
  references: string[]
  from: { name: string; address: string }
  to: string
  replyTo: string
  subject: string
  text: string
  attachments: AttachedFile[]
}
export type Transport = (message: Message) => Promise<void>

const silence = 20_000
/** For a whole mail: a server that answers one byte at a time must not keep the next one waiting for ever. */
const longest = 120_000

/** Sends over SMTP, each mail on a connection of its own. Nodemailer is loaded with the first. */
export function smtpTransport(server: URL): Transport {
  const url = new URL(server)
  url.searchParams.delete("from")
  return async ({ id, inReplyTo, references, from, to, replyTo, subject, text, attachments }) => {
    const { createTransport } = await import("nodemailer")
    const mailer = createTransport({
      url: url.href,
      connectionTimeout: silence,
      greetingTimeout: silence,
      socketTimeout: silence,
      dnsTimeout: silence,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await mailer.sendMail({
      messageId: id,
      inReplyTo,
      references,
      from,
      to: { name: "", address: to },
      replyTo: replyTo ? { name: "", address: replyTo } : undefined,
      subject,
      text,
      attachments: attachments.map(({ name, mediaType, bytes }) => ({
        filename: name,
        contentType: mediaType,
        content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      })),
      // Absence messages are not answered to it (RFC 3834).
      headers: { "Auto-Submitted": "auto-generated" },
      signal: AbortSignal.timeout(longest),
    })
  }
}

/** The sender's address that belongs to the server: `?from=`, or the user when that is an address. */
export const addressIn = (server: URL): string => {
  const user = decodeURIComponent(server.username)
  return server.searchParams.get("from") ?? (user.includes("@") ? user : "")
}
