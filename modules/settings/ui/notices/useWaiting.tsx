import type { Waiting } from "#ui/lib/module.ts"
import { countOf, useNotices } from "./hooks.ts"
import { NoticeList } from "./NoticeList.tsx"

export function useWaiting(): Waiting {
  const notices = useNotices()
  return {
    count: countOf(notices.data),
    list: (close) => <NoticeList from={notices} onGo={close} />,
  }
}
