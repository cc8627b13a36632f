import { join } from "node:path"
import { buildClient } from "./client.ts"
import { buildHeavy, bundling, heavyApart } from "./heavy.ts"

const root = join(import.meta.dir, "../..")

/**
 * Builds `dist/waterpas`: server, screens, migrations, fonts, engines in one file. ESM with splitting keeps what is
 * behind `import()` (commands) unread until it is asked for; without the two autoloads a stray .env or bunfig.toml
 * beside the binary doesn't change it.
 */
export async function buildBinary(outfile = join(root, "dist/waterpas")): Promise<string> {
  const heavy = join(root, "dist/heavy")
  await Promise.all([buildClient(), buildHeavy(heavy)])
  await Bun.build({
    ...bundling,
    entrypoints: [join(root, "src/main.ts")],
    // Half of the time to start was the reading of source: 9 MB more to ship.
    bytecode: true,
    plugins: [heavyApart],
    compile: {
      outfile,
      assets: [join(root, "dist/ui"), heavy],
      autoloadDotenv: false,
      autoloadBunfig: false,
    },
  })
  return outfile
}

/** The binary for tests: built once, and again when something it is made of is newer. */
export async function builtBinary(): Promise<string> {
  const outfile = join(root, "dist/waterpas")
  const built = Bun.file(outfile)
  return (await built.exists()) && built.lastModified > newestSource() ? outfile : buildBinary(outfile)
}

export function newestSource(): number {
  const sources = new Bun.Glob("{src,db,modules,ui}/**/*.{ts,tsx,css,sql,svg}").scanSync(root)
  return Math.max(...[...sources].map((path) => Bun.file(join(root, path)).lastModified))
}

if (import.meta.main) {
  const outfile = await buildBinary()
  console.log(`${outfile}: ${(Bun.file(outfile).size / 1e6).toFixed(1)} MB`)
}
