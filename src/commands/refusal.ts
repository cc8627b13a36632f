import { accessSync, constants } from "node:fs"
import { isDiskFull, isReadOnly } from "../files/space.ts"
import { say } from "./nl.ts"

/**
 * What a disk or its owner refuses, in a sentence that says what to do. Undefined of anything else. `place` is where it
 * went wrong, as far as the error doesn't tell.
 */
export function refusalOf(error: unknown, place: string): string | undefined {
  const { code = "", path = place } = (error ?? {}) as { code?: string; path?: string }
  if (isDiskFull(error)) return say("diskFull")
  if (isReadOnly(error)) return say("readOnly", { path })
  if (code === "EACCES" || code === "EPERM") return say("noRights", { path })
  if (code === "ENOENT" || code === "ENOTDIR" || code === "EEXIST") return say("noFolder", { path })
  // SQLite tells no more than that it can't make its files there.
  return code === "SQLITE_CANTOPEN" ? refusedToWrite(place) : undefined
}

function refusedToWrite(folder: string): string | undefined {
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    return refusalOf(error, folder)
  }
}

/** The same error in that sentence, where it is such a refusal. */
export function plainly(error: unknown, place: string): unknown {
  const refusal = refusalOf(error, place)
  return refusal === undefined ? error : new Error(refusal, { cause: error })
}
