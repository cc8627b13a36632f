/** Insulation becomes two lines where the tax rules want labour and material apart: the code of each has an ending. */
export const labourOf = (code: string) => `${code}.arbeid`
export const materialOf = (code: string) => `${code}.materiaal`

export const halfOf = (code: string): "labour" | "material" | undefined =>
  code.endsWith(".arbeid") ? "labour" : code.endsWith(".materiaal") ? "material" : undefined

export const wholeOf = (code: string) => code.replace(/\.(arbeid|materiaal)$/, "")
