import { readdirSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const text = /\.(js|css|svg|txt|json)$/
const smallestWorthwhile = 200

/** Puts a .br and a .gz beside every text file: made once here, because nothing is compressed on the fly. */
export async function compressed(folder: string) {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => text.test(name))
  await Promise.all(files.map((name) => compress(join(folder, name))))
}

async function compress(path: string) {
  const bytes = await Bun.file(path).bytes()
  if (bytes.length < smallestWorthwhile) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([Bun.write(`${path}.br`, br), Bun.write(`${path}.gz`, gz)])
}
