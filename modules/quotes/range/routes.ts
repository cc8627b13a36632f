import { Elysia } from "elysia"
import { addressOf } from "#src/http/address.ts"
import { PriceRange, RangeWanted } from "./schema.ts"
import type { PriceRanges } from "./service.ts"

export const priceRangeRoutes = (ranges: PriceRanges) =>
  new Elysia({ prefix: "/api" }).post(
    "/local-engine/price-range",
    ({ body, request, server }) => ranges.range(body, addressOf(request, server)),
    { body: RangeWanted, response: PriceRange },
  )
