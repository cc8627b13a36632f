import * as z from "zod/mini"
import { get } from "#ui/lib/http.ts"
import { Agent } from "../../schema.ts"

export const api = { list: () => get(z.array(Agent), "/api/agents") }
