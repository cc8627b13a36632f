import { and, count, desc, eq, inArray, ne, or, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { createRateLimit } from "#src/http/rateLimit.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, notFound } from "#src/shared/errors.ts"
import { looksLikeSpam } from "#src/shared/spam.ts"
import type { MessageMail } from "./mail.ts"
import { messages as nl } from "./nl.ts"
import type {
  ContactMessage,
  ContactReply,
  Message,
  MessageCounts,
  MessageFilter,
  MessageState,
} from "./schema.ts"
import { type MessageRow, messages } from "./table.ts"

export type Messages = ReturnType<typeof createMessages>

/** What visitors write in the contact form, and what the office does with it. */
export function createMessages({
  db,
  clock,
  log,
  replays,
  mail,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  mail: MessageMail
}) {
  const arrivals = createRateLimit({ most: 10, seconds: 600, clock })

  /** Takes part in the caller's transaction. */
  function store(sent: ContactMessage): MessageRow {
    const now = clock()
    const row = db
      .insert(messages)
      .values({
        name: sent.naam,
        email: sent.email,
        phone: sent.telefoon ?? "",
        subject: sent.onderwerp,
        message: sent.bericht,
        state: looksLikeSpam(sent, now) ? "spam" : "new",
        createdAt: now.toISOString(),
      })
      .returning()
      .get()
    log.record("message.received", { kind: "message", id: row.id }, null, { spam: row.state === "spam" })
    return row
  }

  function find(id: number): MessageRow {
    const row = db.select().from(messages).where(eq(messages.id, id)).get()
    if (!row) throw notFound("messages")
    return row
  }

  return {
    find,
    /** Those of customers, or written from one of these addresses; spam is nobody's. */
    numbersOf: (customerIds: number[], emails: string[]): number[] =>
      db
        .select({ id: messages.id })
        .from(messages)
        .where(
          and(
            ne(messages.state, "spam"),
            or(inArray(messages.customerId, customerIds), inArray(sql`lower(${messages.email})`, emails)),
          ),
        )
        .all()
        .map(({ id }) => id),
    /** Spam gets the same answer: who sends it learns nothing. */
    receive: (sent: ContactMessage, key: string | null, address: string): ContactReply =>
      replays.once<ContactReply>("contact", key, sent, () => {
        arrivals.take(address)
        const row = store(sent)
        if (row.state === "new") mail.tell(row)
        return { success: true, message: nl.received }
      }),
    list: ({ state }: MessageFilter): Message[] =>
      db
        .select()
        .from(messages)
        .where(state && eq(messages.state, state))
        .orderBy(desc(messages.id))
        .all(),
    brief: (id: number): Pick<MessageRow, "name" | "state"> => find(id),
    counts(): MessageCounts {
      const piles = db
        .select({ state: messages.state, messages: count() })
        .from(messages)
        .groupBy(messages.state)
        .all()
      const found = Object.fromEntries(piles.map((pile) => [pile.state, pile.messages]))
      return { new: 0, read: 0, answered: 0, spam: 0, ...found }
    },
    /** The moments of reading and answering stay, also when it is put back. */
    setState: (id: number, state: MessageState, by: User, from?: MessageState): Message =>
      write<Message>(db, () => {
        const row = find(id)
        if (row.state === state) return row
        if (from && row.state !== from) throw conflict("messages.movedMeanwhile")
        const now = clock().toISOString()
        db.update(messages)
          .set({
            state,
            handledBy: by.id,
            ...(state === "read" && { readAt: row.readAt ?? now }),
            ...(state === "answered" && { answeredAt: now }),
          })
          .where(eq(messages.id, id))
          .run()
        log.record(`message.${state}`, { kind: "message", id }, by.id, { from: row.state })
        return find(id)
      }),
  }
}
