import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readPicture } from "#modules/invoices/reading/ocr/readPicture.ts"
import { drawPdf } from "#modules/invoices/reading/pdf/readPdf.ts"
import { pngOf } from "../files/grayPng.ts"
import { median } from "./load.ts"

const invoice = join(import.meta.dir, "../../modules/invoices/fixtures/d01.pdf")
/** A4 at 300 dots an inch. */
const longestSide = 3508
const rounds = 5

export interface OcrTimes {
  ours: number
  /** With the number of threads that suits it best; absent where there is no tesseract with Dutch. */
  native?: { milliseconds: number; threads: string; data: string }
}

/**
 * A clean page at 300 dpi, turned upright, made legible and read, beside the native engine, which only reads it. Ours
 * is warm; native starts anew for each page, as a program that calls it would.
 */
export async function measureOcr(): Promise<OcrTimes> {
  const page = (await drawPdf(await Bun.file(invoice).bytes(), 1, longestSide))!
  // The engine is compiled better as it goes.
  for (let round = 0; round < 3; round++) await readPicture(page)
  const data = await dutchOfNative()
  if (!data) return { ours: await median(rounds, () => readPicture(page)) }
  const folder = mkdtempSync(join(tmpdir(), "waterpas-ocr-"))
  try {
    const picture = join(folder, "page.png")
    await Bun.write(picture, pngOf(page))
    const times = { ours: [] as number[], one: [] as number[], all: [] as number[] }
    // In turns, so that what else this machine does slows each of them alike.
    for (let round = 0; round < rounds; round++) {
      times.ours.push(await took(() => readPicture(page)))
      times.one.push(await took(() => native(picture, { OMP_THREAD_LIMIT: "1" })))
      times.all.push(await took(() => native(picture, {})))
    }
    const [ours, one, all] = [middle(times.ours), middle(times.one), middle(times.all)]
    const best = one < all ? { milliseconds: one, threads: "one" } : { milliseconds: all, threads: "all" }
    return { ours, native: { ...best, data } }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const took = (act: () => Promise<unknown>) => median(1, act)
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!

async function native(picture: string, limits: Record<string, string>) {
  const command = ["tesseract", picture, "stdout", "-l", "nld", "tsv"]
  const run = Bun.spawn(command, { env: { ...process.env, ...limits }, stdout: "ignore", stderr: "ignore" })
  if ((await run.exited) !== 0) throw new Error("native tesseract could not read the page")
}

/** Which Dutch it reads with: data of another size is another network, faster or slower than ours. */
async function dutchOfNative(): Promise<string | undefined> {
  if (!Bun.which("tesseract")) return undefined
  const listed = await new Response(Bun.spawn(["tesseract", "--list-langs"]).stdout).text()
  if (!/^nld$/m.test(listed)) return undefined
  const folder = /"(.+)"/.exec(listed)?.[1] ?? ""
  return `nld.traineddata of ${(Bun.file(join(folder, "nld.traineddata")).size / 1e6).toFixed(2)} MB`
}
