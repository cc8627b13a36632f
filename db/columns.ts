import { customType, integer, text } from "drizzle-orm/sqlite-core"

/** An instant as ISO 8601 in UTC. */
export const instant = (name: string) => text(name)
/** A day as yyyy-MM-dd in Europe/Amsterdam. */
export const day = (name: string) => text(name)
/** Money in whole cents. */
export const cents = (name: string) => integer(name)

/** A JSON value; the caller vouches for its shape, as only the owning service writes it. */
export const json = <T>(name: string) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => "text",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => JSON.parse(value) as T,
  })(name)
