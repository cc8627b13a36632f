import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { FileStore } from "#src/files/store.ts"
import type { JobQueue } from "#src/jobs/queue.ts"
import { createOutbox, type MailRow, type Post } from "#src/mail/outbox.ts"
import { addressIn, smtpTransport } from "#src/mail/transport.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import type { Notice } from "#src/shared/notice.ts"
import { mailFailureText } from "./mailTexts.ts"
import { settings as nl } from "./nl.ts"
import type { Mail, MailOverview } from "./schema.ts"
import type { SettingsService } from "./service.ts"

export type MailService = ReturnType<typeof createMail>

const shown = 50

/**
 * The company's mail. For other modules: `post` a mail inside the transaction of what it tells of, as
 * `mail.post({ kind: "site.confirmation", to, subject, text, mostADay: 5 })`. It answers false, and nothing happens,
 * when mail is not set up; ask `configured()` before you promise someone a mail. `office()` is where the office reads
 * its mail, or empty.
 */
export function createMail({
  db,
  clock,
  log,
  jobs,
  files,
  smtpUrl,
  settings,
}: {
  db: Db
  clock: Clock
  log: Log
  jobs: JobQueue
  files: FileStore
  smtpUrl: URL | undefined
  settings: SettingsService
}) {
  const address = () => (smtpUrl && addressIn(smtpUrl)) || settings.get().contactEmail
  const outbox = createOutbox({
    db,
    clock,
    jobs,
    transport: smtpUrl && smtpTransport(smtpUrl),
    files,
    sender: () => ({ name: settings.get().companyName, address: address() }),
  })

  function find(id: number): MailRow {
    const row = outbox.find(id)
    if (!row) throw new DomainError("settings.mailNotFound", 404)
    return row
  }

  const view = (row: MailRow): Mail => ({
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject,
    state: row.state,
    createdAt: row.createdAt,
    sentAt: row.sentAt,
    nextAttemptAt: row.state === "waiting" ? outbox.nextAttempt(row) : null,
    error: failureOf(row),
  })

  const overview = (): MailOverview => ({
    configured: outbox.configured(),
    missing: smtpUrl ? (address() ? null : "sender") : "server",
    from: address(),
    waiting: outbox.count("waiting"),
    failed: outbox.count("failed"),
    recent: outbox.recent(shown).map(view),
  })

  return {
    configured: outbox.configured,
    post: (mail: Post): number | false => outbox.post(mail),
    /** Where the office reads its mail. */
    office: (): string => settings.get().contactEmail || address(),
    /** One mail as the settings show it; undefined: it was sent or cancelled long ago, and forgotten. */
    stateOf: (id: number): Mail | undefined => {
      const row = outbox.find(id)
      return row && view(row)
    },
    sweep: outbox.sweep,
    overview,
    /** Mail that was given up. */
    notices(): Notice[] {
      const failed = outbox.failedMail()
      if (failed.length === 0) return []
      return [
        {
          key: "mail.failed",
          text: "settings.notices.mailFailed",
          values: { recipient: failed[0]!.recipient },
          count: failed.length,
          href: "/settings?tab=mail",
          since: failed[0]!.createdAt,
          tone: "bad",
          role: "manager",
        },
      ]
    },
    isCancelled: (id: number): boolean => outbox.find(id)?.state === "cancelled",
    /** Tries mail that has not been sent once more, now. */
    again: (id: number, by: User): MailOverview =>
      write<MailOverview>(db, () => {
        if (find(id).state === "sent") throw conflict("settings.mailSent")
        if (!outbox.configured()) throw conflict("settings.mailOff")
        outbox.again(id)
        log.record("mail.again", { kind: "mail", id }, by.id)
        return overview()
      }),
    /** Nobody needs it any more: it is not tried again and no longer counts as failed. */
    cancel: (id: number, by: User): MailOverview =>
      write<MailOverview>(db, () => {
        if (find(id).state === "sent") throw conflict("settings.mailSent")
        outbox.cancel(id)
        log.record("mail.cancelled", { kind: "mail", id }, by.id)
        return overview()
      }),
    /** A mail to the company itself, to see that mail arrives. */
    test: (by: User): MailOverview =>
      write<MailOverview>(db, () => {
        const to = settings.get().contactEmail || address()
        const posted = outbox.post({
          kind: "settings.test",
          to,
          subject: nl.mail.test.subject,
          text: nl.mail.test.body,
        })
        if (!posted) throw conflict("settings.mailOff")
        log.record("mail.tested", { kind: "mail", id: 0 }, by.id)
        return overview()
      }),
  }
}

function failureOf({ state, error }: MailRow): string | null {
  if (state === "failed") return mailFailureText(error ?? "")
  return state === "waiting" && error ? mailFailureText(error) : null
}
