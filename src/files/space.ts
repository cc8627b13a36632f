import { existsSync, rmSync, statfsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { DomainError } from "../shared/errors.ts"

const megabyte = 1024 * 1024
const ballastBytes = 16 * megabyte
/** What is left below this is for requests and their documents, not for more photos. */
const uploadFloor = 64 * megabyte

/** One process serves one data folder; a failure anywhere in it must find the ballast. */
let watched: string | undefined

/** Returns how to stop watching. */
export function watchSpace(folder: string): () => void {
  watched = folder
  return () => {
    watched = undefined
  }
}

/**
 * Lays a file of no use in the folder. On a full disk SQLite can't even delete, as its log has to grow: giving the
 * ballast up lets the office work on, and tidy up. It is laid again as soon as there is room for it.
 */
export function layBallast() {
  if (!watched || existsSync(ballastIn(watched)) || freeBytes(watched) <= uploadFloor + ballastBytes) return
  try {
    writeFileSync(ballastIn(watched), Buffer.alloc(ballastBytes))
  } catch (error) {
    // Less room than the disk said, as with a quota: half of it would pass for the whole.
    dropBallast()
    if (!isDiskFull(error)) throw error
  }
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Before a photo is taken in. */
export function requireRoom() {
  if (watched && freeBytes(watched) < uploadFloor) throw new DomainError("diskFull", 507)
}

export const isDiskFull = (error: unknown): boolean =>
  codes.has((error as { code?: string } | null)?.code ?? "")

/** The disk takes nothing in, however much room it has; it may have gone so while we worked, after a fault. */
export const isReadOnly = (error: unknown): boolean =>
  /^(?:EROFS|SQLITE_READONLY)/.test((error as { code?: string } | null)?.code ?? "")

/** After a full disk: gives the ballast up, so that the next attempt has room. */
export function dropBallast() {
  if (watched) dropBallastOf(watched)
}

/** Before anything watches it, so that a server can start on a full disk. Tells whether there was one. */
export function dropBallastOf(folder: string): boolean {
  const wasThere = existsSync(ballastIn(folder))
  rmSync(ballastIn(folder), { force: true })
  return wasThere
}

const codes = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "SQLITE_IOERR_SHMSIZE"])

const ballastIn = (folder: string) => join(folder, "ballast")
