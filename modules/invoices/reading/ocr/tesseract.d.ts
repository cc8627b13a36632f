/** The parts of tesseract.js that come without types. */
declare module "tesseract.js-core/tesseract-core-relaxedsimd-lstm.js" {
  export interface Api {
    Init(folder: null, language: string, engine: number): number
    SetVariable(name: string, value: string): boolean
    /** Of the file `/input`; 1 when it can't be read. */
    SetImageFile(orientation: number, radians: number): number
    Recognize(monitor: null): number
    GetTSVText(): string
    Clear(): void
  }
  export interface Core {
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
    TessBaseAPI: new () => Api
    OEM_LSTM_ONLY: number
  }
  export default function createCore(module: {
    printErr(line: string): void
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object
  }): Promise<Core>
}
declare module "tesseract.js/src/constants/PSM.js" {
  /** How a page is divided. */
  const PSM: Record<"AUTO" | "SINGLE_BLOCK" | "SPARSE_TEXT", string>
  export default PSM
}
declare module "tesseract.js-core/*.wasm" {
  const path: string
  export default path
}
declare module "@tesseract.js-data/*.gz" {
  const path: string
  export default path
}
