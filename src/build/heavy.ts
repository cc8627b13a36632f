import { rmSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { heavyRoot } from "../jobs/thread.ts"

const root = join(import.meta.dir, "../..")

/** What runs beside the main thread, found by its path, and what the demo tells, imported when it is asked for. */
const parts = [...new Bun.Glob("modules/**/{thread,process,demo}.ts").scanSync(root)].sort()
const packages = ["openai", "nodemailer"]

/**
 * Bundles what is large and in no hurry by itself, to be embedded as files: without bytecode, which is three times as
 * large as its source and only pays where the program starts.
 */
export async function buildHeavy(outdir: string) {
  rmSync(outdir, { recursive: true, force: true })
  await Bun.build({
    ...bundling,
    entrypoints: parts.map((path) => join(root, path)),
    outdir,
    publicPath: `${heavyRoot}/`,
    naming: { entry: "[dir]/[name].[ext]", chunk: "[name]-[hash].[ext]", asset: "[name]-[hash].[ext]" },
    plugins: [packed],
  })
  await Promise.all(packages.map((name) => buildPackage(name, join(outdir, "packages"))))
}

/** How everything in the binary is bundled. */
export const bundling = {
  root,
  target: "bun",
  format: "esm",
  splitting: true,
  minify: true,
  // Else lucide-react comes in whole, as CommonJS: 650 kB to read at every start.
  conditions: ["module"],
  define: { "process.env.NODE_ENV": '"production"' },
} as const satisfies Partial<Bun.BuildConfig>

/** In the rest of the binary, imports of heavy parts stay imports, of the embedded files. */
export const heavyApart: Bun.BunPlugin = {
  name: "heavy apart",
  setup(build) {
    build.onResolve({ filter: /\/demo\.ts$/ }, ({ path, importer }) => {
      const file = relative(root, join(dirname(importer), path))
      if (parts.includes(file)) return { path: `${heavyRoot}/${file.replace(/ts$/, "js")}`, external: true }
    })
    build.onResolve({ filter: new RegExp(`^(${packages.join("|")})$`) }, ({ path }) => ({
      path: `${heavyRoot}/packages/${path}.js`,
      external: true,
    }))
  },
}

async function buildPackage(name: string, outdir: string) {
  const entry = Bun.resolveSync(name, root)
  await Bun.build({
    ...bundling,
    splitting: false,
    root: dirname(entry),
    entrypoints: [entry],
    outdir,
    naming: `${name}.[ext]`,
  })
}

const level = 19

/** Engines and their data, compressed: src/files/embedded.ts reads them. */
const packed: Bun.BunPlugin = {
  name: "packed",
  setup(build) {
    build.onLoad({ filter: /\.wasm$|\.traineddata\.gz$/ }, async ({ path }) => {
      const bytes = await Bun.file(path).bytes()
      const plain = path.endsWith(".gz") ? Bun.gunzipSync(bytes) : bytes
      return { contents: Bun.zstdCompressSync(plain, { level }), loader: "file" }
    })
  },
}
