import dutchPath from "@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz" with { type: "file" }
import createCore, { type Api, type Core } from "tesseract.js-core/tesseract-core-relaxedsimd-lstm.js"
import wasmPath from "tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm" with { type: "file" }
import { embedded } from "#src/files/embedded.ts"

/** Tesseract's parameters, by its own names. */
export type Parameters = Record<string, string>

interface Engine {
  core: Core
  api: Api
}

/** What is worth keeping: compiling took a second of work, and makes it faster as it goes. */
let compiled: Promise<WebAssembly.Module> | undefined
let engine: Promise<Engine> | undefined

/** Reads one picture in Netpbm; the answer is Tesseract's TSV. Blocks the thread it is called on. */
export async function recognize(image: Uint8Array, parameters: Parameters): Promise<string> {
  engine ??= start()
  const { core, api } = await engine
  try {
    core.FS.writeFile("/input", image)
    for (const [name, value] of Object.entries(parameters)) api.SetVariable(name, value)
    const failed = api.SetImageFile(1, 0)
    core.FS.unlink("/input")
    if (failed) throw new Error("Tesseract can't read the picture")
    api.Recognize(null)
    const tsv = api.GetTSVText()
    api.Clear()
    return tsv
  } catch (error) {
    forgetEngine()
    throw error
  }
}

/** Lets go of its memory, which only grows; the next picture gets a new one. Whether there was one. */
export function forgetEngine(): boolean {
  const had = engine !== undefined
  engine = undefined
  return had
}

async function start(): Promise<Engine> {
  compiled ??= embedded(wasmPath).then((wasm) => WebAssembly.compile(wasm))
  const [module, dutch] = await Promise.all([compiled, embedded(dutchPath)])
  const core = await createCore({
    printErr: () => {},
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(module, imports).then((instance) => done(instance, module))
      return {}
    },
  })
  core.FS.writeFile("nld.traineddata", dutch)
  const api = new core.TessBaseAPI()
  if (api.Init(null, "nld", core.OEM_LSTM_ONLY) !== 0) throw new Error("Tesseract didn't start")
  core.FS.unlink("nld.traineddata")
  return { core, api }
}
