import { expect, test } from "bun:test"
import type { Notice } from "#src/shared/notice.ts"
import { createNotices } from "./notices.ts"

test("within a group the largest sum stands first, lost or not, and then the worst", () => {
  const of = () => [
    notice("mild"),
    notice("grave", { tone: "bad" }),
    notice("small", { tone: "bad", cents: 900 }),
    notice("lost", { cents: -244_000 }),
    notice("large", { cents: 621_800 }),
  ]
  const listed = createNotices([{ rank: 0, of }]).list({ id: 1, role: "owner" })
  expect(listed.map(({ key }) => key)).toEqual(["large", "lost", "small", "grave", "mild"])
})

const notice = (key: string, more: Partial<Notice> = {}): Notice => ({
  ...{ key, text: "", values: {}, count: 1, href: "/", since: null },
  ...{ tone: "info", role: "owner", group: "work", ...more },
})
