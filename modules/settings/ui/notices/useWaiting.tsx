import type { Waiting } from "#ui/lib/module.ts"
import { useNotices } from "./hooks.ts"
import { NoticeList } from "./NoticeList.tsx"

export function useWaiting(): Waiting {
  const notices = useNotices()
  return {
    count: notices.data?.length,
    list: (close) => <NoticeList from={notices} onGo={close} />,
  }
}
