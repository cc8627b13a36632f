import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import { longReply } from "#src/http/longReply.ts"
import { Supplier } from "./schema.ts"
import type { Suppliers } from "./service.ts"

export const supplierRoutes = (suppliers: Suppliers, access: Access) =>
  new Elysia({ prefix: "/api/suppliers" })
    .use(guard(access))
    .get("", () => suppliers.list(), { role: "manager", response: longReply(z.array(Supplier)) })
