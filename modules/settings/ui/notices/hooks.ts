import type { Notice } from "#src/shared/notice.ts"
import { noticesPath, usePolled } from "#ui/lib/swr.tsx"
import { api } from "./api.ts"

const every = 60_000

/** What needs who is signed in; read again each minute, and after everything he does. */
export const useNotices = () => usePolled<Notice[]>(noticesPath, api.list, every)
