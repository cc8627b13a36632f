declare module "@embedpdf/pdfium/pdfium.wasm" {
  const path: string
  export default path
}
