import { count, eq, min } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Notice } from "#src/shared/notice.ts"
import { messages } from "./table.ts"

/** Messages of visitors that nobody has read. */
export const createMessageNotices =
  ({ db }: { db: Db }) =>
  (): Notice[] => {
    const unread = db
      .select({ count: count(), since: min(messages.createdAt) })
      .from(messages)
      .where(eq(messages.state, "new"))
      .get()!
    if (unread.count === 0) return []
    const text = "messages.notices.new"
    return [
      {
        ...{
          key: "messages.new",
          text,
          values: {},
          href: "/berichten",
          tone: "warn",
          role: "manager",
          ...unread,
        },
        ...{ group: "work", action: "messages.notices.answer" },
      },
    ]
  }
