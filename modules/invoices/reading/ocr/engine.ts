import dutchPath from "@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz" with { type: "file" }
import script from "tesseract.js/src/worker-script/index.js"
import createCore from "tesseract.js-core/tesseract-core-simd-lstm.js"
import wasmPath from "tesseract.js-core/tesseract-core-simd-lstm.wasm" with { type: "file" }
import { embedded } from "#src/files/embedded.ts"

/** Tesseract's parameters, by its own names. */
export type Parameters = Record<string, string>

const { dispatchHandlers, setAdapter } = script

let ready: Promise<void> | undefined

/** Reads one picture in Netpbm; the answer is Tesseract's TSV. Blocks the thread it is called on. */
export async function recognize(image: Uint8Array, parameters: Parameters): Promise<string> {
  ready ??= start()
  await ready
  const output = { text: false, tsv: true }
  const result = (await ask("recognize", { image, options: parameters, output })) as { tsv: string }
  return result.tsv
}

async function start() {
  const [wasmBinary, dutch] = await Promise.all([embedded(wasmPath), embedded(dutchPath)])
  setAdapter({
    getCore: () => (module: object) => createCore({ ...module, wasmBinary, printErr: () => {} }),
    readCache: () => Promise.resolve(dutch),
  })
  const options = { lstmOnly: true, logging: false, cacheMethod: "readOnly" }
  await ask("load", { options })
  await ask("loadLanguage", { langs: "nld", options })
  await ask("initialize", { langs: "nld", oem: 1 })
}

/** Asks what tesseract.js would ask its worker; a broken picture is an answer here, not the end of the process. */
function ask(action: string, payload: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    dispatchHandlers({ workerId: "reader", jobId: action, action, payload }, ({ status, data }) => {
      if (status === "resolve") resolve(data)
      else if (status === "reject") reject(new Error(String(data)))
    })
  })
}
