import { Elysia } from "elysia"
import * as z from "zod/mini"
import { guard } from "#modules/access/guard.ts"
import type { Access } from "#modules/access/service.ts"
import type { KeptReplies } from "#src/http/kept.ts"
import { longReply } from "#src/http/longReply.ts"
import { ById } from "#src/http/params.ts"
import { longImportSeconds, takesSheet } from "#src/sheets/limits.ts"
import type { Customers } from "../customers.ts"
import { ImportCounts, ImportOrder, ImportPreview, ImportSheet } from "../import/schema.ts"
import type { CustomerImport } from "../import/service.ts"
import {
  Customer,
  CustomerCard,
  CustomerChange,
  Happened,
  HappenedQuery,
  MergeCustomers,
  NewCustomer,
} from "../schema.ts"
import type { CustomerFile } from "./file.ts"

export const customerRoutes = (
  {
    customers,
    customerFile,
    customerImport,
  }: { customers: Customers; customerFile: CustomerFile; customerImport: CustomerImport },
  access: Access,
  kept: KeptReplies,
) =>
  new Elysia({ prefix: "/api" })
    .use(guard(access))
    .use(kept)
    .get("/customers", () => customers.list(), {
      role: "manager",
      kept: true,
      response: longReply(z.array(Customer)),
    })
    .post("/customers", ({ body, me }) => customerFile.card(customers.add(body, me), me), {
      role: "manager",
      body: NewCustomer,
      response: longReply(CustomerCard),
    })
    .post("/customers/import/preview", ({ body }) => customerImport.preview(body), {
      role: "manager",
      ...takesSheet,
      body: ImportSheet,
      response: longReply(ImportPreview),
    })
    .post(
      "/customers/import",
      ({ body, me, request, server }) => {
        server?.timeout(request, longImportSeconds)
        return customerImport.takeIn(body, me)
      },
      {
        role: "manager",
        ...takesSheet,
        body: ImportOrder,
        response: ImportCounts,
      },
    )
    .get("/customers/:id", ({ params, me }) => customerFile.card(params.id, me), {
      role: "manager",
      params: ById,
      response: longReply(CustomerCard),
    })
    .put(
      "/customers/:id",
      ({ params, body, me }) => customerFile.card(customers.change(params.id, body, me), me),
      {
        role: "manager",
        params: ById,
        body: CustomerChange,
        response: longReply(CustomerCard),
      },
    )
    .post("/customers/:id/merge", ({ params, body, me }) => customerFile.merge(params.id, body.double, me), {
      role: "manager",
      params: ById,
      body: MergeCustomers,
      response: longReply(CustomerCard),
    })
    .get("/customers/:id/history", ({ params, query, me }) => customerFile.history(params.id, query, me), {
      role: "manager",
      params: ById,
      query: HappenedQuery,
      response: Happened,
    })
