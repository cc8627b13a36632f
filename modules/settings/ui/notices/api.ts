import * as z from "zod/mini"
import { get } from "#ui/lib/http.ts"
import { Notice } from "../../schema.ts"

export const api = { list: () => get(z.array(Notice), "/api/notices") }
