import type { Db } from "#db/open.ts"
import { officeOf } from "#modules/access/sample.ts"
import type { Access } from "#modules/access/service.ts"
import type { Fill } from "#src/manifest/sample.ts"
import type { Clock } from "#src/shared/clock.ts"
import { sampleMessages } from "./sample.ts"
import type { Messages } from "./service.ts"
import { messageAnswers } from "./table.ts"

export const fillMessages: Fill<{ access: Access; clock: Clock; db: Db; messages: Messages }> = (
  { access, clock, db, messages },
  { putBack },
) => {
  for (const { daysAgo, answered, ...message } of sampleMessages) {
    putBack(daysAgo)
    messages.receive(message, null, message.email)
    const [newest] = messages.list({})
    if (!answered) continue
    const office = officeOf(access)
    messages.setState(newest!.id, "answered", office)
    // Nothing is mailed to people who don't exist: as an answer whose mail was forgotten since.
    const row = { messageId: newest!.id, accountId: office.id, text: answered, mailId: 0 }
    db.insert(messageAnswers)
      .values({ ...row, createdAt: clock().toISOString() })
      .run()
  }
}
