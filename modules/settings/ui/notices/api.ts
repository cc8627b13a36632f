import * as z from "zod/mini"
import { Notice } from "#src/shared/notice.ts"
import { get } from "#ui/lib/http.ts"

export const api = { list: () => get(z.array(Notice), "/api/notices") }
