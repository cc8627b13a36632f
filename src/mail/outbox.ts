import { and, asc, count, desc, eq, gte, inArray, lt, ne } from "drizzle-orm"
import { safeParse } from "zod/mini"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { FileStore } from "../files/store.ts"
import { forget } from "../jobs/forget.ts"
import { Hopeless } from "../jobs/lane.ts"
import type { JobQueue } from "../jobs/queue.ts"
import type { Clock } from "../shared/clock.ts"
import { Email } from "../shared/contact.ts"
import { attached } from "./attachments.ts"
import { refusalOf } from "./refusal.ts"
import { type Attachment, outbox } from "./table.ts"
import type { Transport } from "./transport.ts"

/** A mail to one person; `text` is plain text, a paragraph a line. */
export interface Post {
  /** What it is for: 'quotes.confirmation'. */
  kind: string
  to: string
  replyTo?: string
  subject: string
  text: string
  /** Short texts, and stored files that someone keeps at least until the mail has left. */
  attachments?: Attachment[]
  /** The conversation that it is part of, as 'message-12': the reader's program keeps those together. */
  thread?: string
  /** More of this kind to this address within a day are left out: forms for visitors take any address. */
  mostADay?: number
}

export type Outbox = ReturnType<typeof createOutbox>
export type MailRow = typeof outbox.$inferSelect

export const mailJob = "mail.send"
const minute = 60_000
const day = 24 * 60 * minute
const pauses = [1, 5, 15, 60, 3 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * minute)
/** Mail that was sent holds names and addresses: not kept longer than someone may ask about it. */
const keptDays = 90

/** Mail is a row in the database first: what was posted leaves once the server takes it, also after a restart. */
export function createOutbox({
  db,
  clock,
  jobs,
  transport,
  files,
  sender,
}: {
  db: Db
  clock: Clock
  jobs: JobQueue
  /** Undefined: no mail server is set up. */
  transport: Transport | undefined
  files: Pick<FileStore, "read" | "isWhole">
  /** Whose mail it is; without an address nothing can be sent. */
  sender: () => { name: string; address: string }
}) {
  const configured = () => transport !== undefined && sender().address !== ""
  const byId = prepared(({ id }: { id: number }) => db.select().from(outbox).where(eq(outbox.id, id)))
  const insert = prepared((row: typeof outbox.$inferInsert) =>
    db.insert(outbox).values(row).returning({ id: outbox.id }),
  )
  const update = prepared(({ id, ...change }: Partial<MailRow> & { id: number }) =>
    db.update(outbox).set(change).where(eq(outbox.id, id)),
  )
  const sameSince = prepared((given: Record<"kind" | "recipient" | "since", string>) =>
    db
      .select({ mails: count() })
      .from(outbox)
      .where(
        and(
          eq(outbox.kind, given.kind),
          eq(outbox.recipient, given.recipient),
          gte(outbox.createdAt, given.since),
        ),
      ),
  )

  const inThread = prepared(({ id, ...given }: { id: number } & Record<"thread" | "recipient", string>) =>
    db
      .select()
      .from(outbox)
      .where(
        and(
          eq(outbox.thread, given.thread),
          ne(outbox.thread, ""),
          eq(outbox.recipient, given.recipient),
          lt(outbox.id, id),
          eq(outbox.state, "sent"),
        ),
      )
      .orderBy(asc(outbox.id)),
  )

  const find = (id: number) => byId.get({ id })
  const set = (id: number, change: Partial<MailRow>) => update.run({ ...change, id })

  async function deliver(id: number) {
    const row = find(id)
    if (row?.state !== "waiting") return
    const from = sender()
    if (!transport || !from.address) throw failed(row, { reason: "off", detail: "", final: true })
    try {
      await transport({
        id: messageId(row, from.address),
        from: { name: oneLine(from.name), address: from.address },
        ...threadOf(row, from.address),
        to: row.recipient,
        replyTo: row.replyTo,
        subject: row.subject,
        text: row.body,
        attachments: await attached(row.attachments, files),
      })
    } catch (error) {
      throw failed(row, refusalOf(error))
    }
    set(id, { state: "sent", error: null, sentAt: clock().toISOString(), body: withoutSecrets(row.body) })
  }

  /** A conversation begins with what was never sent, so that it stays one when its first mail was forgotten. */
  function threadOf({ id, thread, recipient }: MailRow, address: string) {
    if (!thread) return { references: [] }
    const earlier = inThread.all({ thread, recipient, id }).map((mail) => messageId(mail, address))
    return {
      inReplyTo: earlier.at(-1),
      references: [`<waterpas-${thread}@${domainOf(address)}>`, ...earlier],
    }
  }

  function failed({ id }: MailRow, { reason, detail, final }: ReturnType<typeof refusalOf>): Error {
    set(id, { error: detail ? `${reason}: ${detail}` : reason })
    // Servers repeat the address, which is not for the journal.
    return final ? new Hopeless(reason) : new Error(reason)
  }

  jobs.register(mailJob, (subject) => deliver(Number(subject)), {
    pauses,
    gaveUp: (subject) => {
      const row = find(Number(subject))
      if (row?.state === "waiting") set(row.id, { state: "failed" })
    },
  })

  function tooMany({ kind, to, mostADay = Number.POSITIVE_INFINITY }: Post): boolean {
    const since = new Date(clock().getTime() - day).toISOString()
    return sameSince.get({ kind, recipient: to, since })!.mails >= mostADay
  }

  return {
    /** Whether mail can be sent: a server and a sender's address are known. */
    configured,
    /**
     * Writes a mail and queues it. Call it inside the transaction of what the mail tells of: both are kept or neither.
     * The number of the mail; false: nothing was stored, because mail is not set up, the address can't be one, or it had enough of these today.
     */
    post(mail: Post): number | false {
      if (!configured() || !isAddress(mail.to) || tooMany(mail)) return false
      const { id } = insert.get({
        kind: mail.kind,
        recipient: mail.to,
        replyTo: mail.replyTo && isAddress(mail.replyTo) ? mail.replyTo : "",
        subject: oneLine(mail.subject),
        body: mail.text,
        attachments: (mail.attachments ?? []).map((each) => ({ ...each, name: oneLine(each.name) })),
        thread: mail.thread ?? "",
        state: "waiting",
        createdAt: clock().toISOString(),
      })
      jobs.add(mailJob, String(id))
      return id
    },
    find,
    /** Newest first. */
    recent: (most: number) => db.select().from(outbox).orderBy(desc(outbox.id)).limit(most).all(),
    /** When the next attempt is due, of mail that waits. */
    nextAttempt: ({ id }: MailRow): string | null => {
      const job = jobs.stateOf(mailJob, String(id))
      return job?.state === "waiting" ? job.runAfter : null
    },
    count: (state: "waiting" | "failed"): number =>
      db.select({ mails: count() }).from(outbox).where(eq(outbox.state, state)).get()!.mails,
    failedMail: () => db.select().from(outbox).where(eq(outbox.state, "failed")).all(),
    /** Sends what failed, waits or was cancelled now. In the caller's transaction. */
    again(id: number) {
      set(id, { state: "waiting", error: null })
      jobs.add(mailJob, String(id))
    },
    /** Mail that is on its way at this very moment may still arrive; it then counts as sent. */
    cancel: (id: number) => void set(id, { state: "cancelled" }),
    async sweep() {
      const before = new Date(clock().getTime() - keptDays * day).toISOString()
      const over = and(inArray(outbox.state, ["sent", "cancelled"]), lt(outbox.createdAt, before))
      await forget(db, { table: outbox, key: outbox.id, over })
    },
  }
}

/** Secret links, of which only their reader may have what stands behind the #. */
const withoutSecrets = (body: string) => body.replace(/#[\w-]{22}\b/g, "#")

const isAddress = (text: string) => safeParse(Email, text).success

/** A head of a mail is one line: nothing that people typed can begin another. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, 200)

/** The same at every attempt, so that a mail that was sent twice can be told by it. */
const messageId = ({ id, createdAt }: MailRow, address: string) =>
  `<waterpas-${id}-${Date.parse(createdAt).toString(36)}@${domainOf(address)}>`

const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1)
