import { Mail, MessageSquareText } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"
import { useNewCount } from "./hooks.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

export const site: OfficeModule = {
  screens: [
    {
      path: "/berichten",
      role: "manager",
      screen: lazy(() => import("./Messages.tsx")),
      menu: { label: "messages.title", entry: "customers", icon: MessageSquareText, useCount: useNewCount },
    },
  ],
  tiles: [
    {
      place: 60,
      title: "messages.tiles.messages.title",
      text: "messages.tiles.messages.text",
      href: "/berichten",
      screen: "/berichten",
      icon: Mail,
      counts: "newMessages",
      count: "messages.tiles.messages.count",
      urgent: true,
    },
  ],
  finds: { message: { icon: MessageSquareText, group: "messages.title" } },
  noticeIcons: { messages: MessageSquareText },
  tells: () => import("./tells.ts"),
}
