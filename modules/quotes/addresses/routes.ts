import { Elysia } from "elysia"
import { addressOf } from "#src/http/address.ts"
import { AddressOf, AddressReply } from "./schema.ts"
import type { Addresses } from "./service.ts"

/** Posted, so that where someone lives stands in no log. */
export const addressRoutes = (addresses: Addresses) =>
  new Elysia({ prefix: "/api" }).post(
    "/address-lookup",
    ({ body, request, server }) => addresses.of(body, addressOf(request, server)),
    { body: AddressOf, response: AddressReply },
  )
