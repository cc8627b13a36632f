import { rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { heavyRoot } from "../jobs/thread.ts"
import { packed } from "./packed.ts"

const root = join(import.meta.dir, "../..")

/** What runs on a thread of its own; src/jobs/thread.ts finds it by its path. */
const threads = [
  "modules/gps/sheets/thread.ts",
  "modules/quotes/documents/thread.ts",
  "modules/invoices/documents/thread.ts",
]
/** What the rest imports when it is needed, with everything it needs itself. */
const imported = ["modules/invoices/reading/process.ts", "modules/invoices/sample.ts"]
const packages = ["openai", "nodemailer"]

/**
 * Bundles what is large and in no hurry by itself, to be embedded as files: without bytecode, which is three times as
 * large as its source and only pays where the program starts.
 */
export async function buildHeavy(outdir: string) {
  rmSync(outdir, { recursive: true, force: true })
  await Bun.build({
    ...bundling,
    entrypoints: [...threads, ...imported].map((path) => join(root, path)),
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
    const addresses = new Map([
      ...imported.map((path) => [`#${path}`, `${heavyRoot}/${path.replace(/ts$/, "js")}`] as const),
      ...packages.map((name) => [name, `${heavyRoot}/packages/${name}.js`] as const),
    ])
    const names = [...addresses.keys()].map((name) => name.replaceAll(".", "\\.")).join("|")
    build.onResolve({ filter: new RegExp(`^(${names})$`) }, ({ path }) => ({
      path: addresses.get(path)!,
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
