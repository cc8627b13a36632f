import { expect, test } from "bun:test"
import { ApiError } from "#ui/lib/http.ts"
import type { PhotoStore } from "#ui/lib/photoStore.ts"
import { createUploads } from "./uploads.ts"

const name = "a.png"

/** One photo, and a server that answers with these statuses in turn; the pauses that were taken are noted. */
function uploading(statuses: number[]) {
  const pauses: number[] = []
  const sent: (string | undefined)[] = []
  const photos = {
    load: async () => {},
    get: () => [{ id: "1" }],
    kept: () => ({ id: "1", at: 0, name, blob: new Blob(["x"]) }),
    setState: () => {},
    setUploaded: async (_: string, filename?: string) => void sent.push(filename),
  }
  const uploads = createUploads({
    photos: photos as unknown as PhotoStore,
    progress: () => {},
    pause: async (milliseconds) => void pauses.push(milliseconds),
    async uploadPhoto() {
      const status = statuses.shift() ?? 200
      if (status !== 200) throw new ApiError(status, "busy", "Even wachten.")
      return { filename: name }
    },
  })
  return { uploads, pauses, sent }
}

test.each([429, 503])("a photo that is answered with %i waits and is sent again", async (status) => {
  const { uploads, pauses, sent } = uploading([status, status])
  expect(await uploads.all()).toEqual([name])
  expect([pauses.length, sent]).toEqual([2, [name]])
})

test("a server that stays busy costs a photo, not the request", async () => {
  const { uploads, pauses } = uploading([503, 503, 503, 503])
  expect(await uploads.all()).toEqual([])
  expect(pauses.length).toBe(3)
})

test("a photo that is refused is not sent again", async () => {
  const { uploads, pauses } = uploading([422])
  expect([await uploads.all(), pauses.length]).toEqual([[], 0])
})
