import { passing } from "#ui/lib/passing.ts"
import type { Row } from "./rows.ts"

/** The entry that was put away last, as long as that is told. */
export const justRemoved = passing<Row>()
