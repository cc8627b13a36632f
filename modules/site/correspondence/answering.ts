import { asc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { MailService } from "#modules/settings/mail.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import type { MessageMail } from "../mail.ts"
import type { Messages } from "../service.ts"
import { type MessageRow, messageAnswers } from "../table.ts"
import type { MessageAnswer, NewAnswer } from "./schema.ts"

/** What the office writes back, by mail. */
export function createAnswering({
  db,
  clock,
  log,
  replays,
  mail,
  letters,
  people,
  find,
  setState,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  mail: MailService
  letters: MessageMail
  people: () => User[]
  find: (id: number) => MessageRow
  setState: Messages["setState"]
}) {
  const nameOf = (id: number) => people().find((person) => person.id === id)?.name ?? null

  const rows = (id: number) =>
    db
      .select()
      .from(messageAnswers)
      .where(eq(messageAnswers.messageId, id))
      .orderBy(asc(messageAnswers.id))
      .all()

  function requireOpen(message: MessageRow, { seen }: NewAnswer) {
    if (message.state === "spam") throw conflict("messages.isSpam")
    const given = rows(message.id)
    if (given.length <= seen) return
    const by = nameOf(given.at(-1)!.accountId) ?? ""
    throw new DomainError("messages.answeredMeanwhile", 409, { values: { by } })
  }

  return {
    answers: (id: number): MessageAnswer[] =>
      rows(id).map(({ accountId, mailId, text, createdAt, ...row }) => ({
        ...{ id: row.id, text, createdAt, by: nameOf(accountId) },
        mail: mail.stateOf(mailId) ?? null,
      })),
    /** The answer, its mail and the message's state are kept together or not at all. */
    answer(id: number, answer: NewAnswer, key: string | null, by: User) {
      replays.once<true>("messages.answer", key, { id, ...answer }, () => {
        const message = find(id)
        requireOpen(message, answer)
        const mailId = letters.answer(message, answer.text)
        if (mailId === false) throw conflict("messages.mailOff")
        const row = { messageId: id, accountId: by.id, text: answer.text, mailId }
        db.insert(messageAnswers)
          .values({ ...row, createdAt: clock().toISOString() })
          .run()
        log.record("message.mailed", { kind: "message", id }, by.id, { mailId })
        setState(id, "answered", by)
        return true
      })
    },
  }
}
