const level = 19

/** Engines and their data, compressed: src/files/embedded.ts reads them. */
export const packed: Bun.BunPlugin = {
  name: "packed",
  setup(build) {
    build.onLoad({ filter: /\.wasm$|\.traineddata\.gz$/ }, async ({ path }) => {
      const bytes = await Bun.file(path).bytes()
      const plain = path.endsWith(".gz") ? Bun.gunzipSync(bytes) : bytes
      return { contents: Bun.zstdCompressSync(plain, { level }), loader: "file" }
    })
  },
}
