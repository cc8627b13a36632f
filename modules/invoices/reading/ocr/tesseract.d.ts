/** The parts of tesseract.js that come without types. */
declare module "tesseract.js/src/worker-script/index.js" {
  interface Packet {
    workerId: string
    jobId: string
    action: string
    payload: unknown
  }
  interface Message {
    status: "resolve" | "reject" | "progress"
    data: unknown
  }
  const script: {
    setAdapter(adapter: Record<string, unknown>): void
    dispatchHandlers(packet: Packet, send: (message: Message) => void): void
  }
  export default script
}
declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  export default function createCore(module: object): Promise<object>
}
declare module "tesseract.js-core/*.wasm" {
  const path: string
  export default path
}
declare module "@tesseract.js-data/*.gz" {
  const path: string
  export default path
}
