import type { FileStore } from "#src/files/store.ts"
import type { Notice } from "#src/shared/notice.ts"

/** What is listed and not in the data folder can't be opened by anyone: only a backup brings it back. */
export const createFileNotices = (files: FileStore) => (): Notice[] => {
  const { missing, of, since } = files.lost()
  if (missing === 0) return []
  return [
    {
      ...{ key: "settings.filesMissing", text: "settings.notices.filesMissing", values: { of } },
      ...{ count: missing, href: "/settings", since, tone: "bad", role: "owner" },
    },
  ]
}
