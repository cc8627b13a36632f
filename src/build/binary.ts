import { join } from "node:path"
import { buildClient } from "./client.ts"

const root = join(import.meta.dir, "../..")

/** What runs on a thread of its own is an entry of its own. */
const threads = ["modules/invoices/documents/thread.ts", "modules/quotes/documents/thread.ts"]

/**
 * Builds `dist/waterpas`: server, screens, migrations and fonts in one file. ESM with splitting keeps what is
 * behind `import()` (documents, commands) unread until it is asked for; the two --no- flags keep a stray .env or
 * bunfig.toml beside the binary from changing it.
 */
export async function buildBinary(outfile = join(root, "dist/waterpas")): Promise<string> {
  await buildClient()
  const build = Bun.spawn(
    [
      process.execPath,
      "build",
      "--compile",
      "--minify",
      "--production",
      "--format=esm",
      "--splitting",
      // Half of the time to start was the reading of source: 13 MB more to ship.
      "--bytecode",
      // Else lucide-react comes in whole, as CommonJS: 650 kB to read at every start.
      "--conditions=module",
      "--no-compile-autoload-dotenv",
      "--no-compile-autoload-bunfig",
      "--asset",
      join(root, "dist/ui"),
      "--outfile",
      outfile,
      join(root, "src/main.ts"),
      ...threads.map((path) => join(root, path)),
    ],
    { cwd: root, stdout: "pipe", stderr: "pipe" },
  )
  if ((await build.exited) !== 0)
    throw new Error((await new Response(build.stderr).text()) + (await new Response(build.stdout).text()))
  return outfile
}

/** The binary for tests: built once, and again when something it is made of is newer. */
export async function builtBinary(): Promise<string> {
  const outfile = join(root, "dist/waterpas")
  const built = Bun.file(outfile)
  const sources = new Bun.Glob("{src,db,modules,ui}/**/*.{ts,tsx,css,sql,svg}").scanSync(root)
  const newest = Math.max(...[...sources].map((path) => Bun.file(join(root, path)).lastModified))
  return (await built.exists()) && built.lastModified > newest ? outfile : buildBinary(outfile)
}

if (import.meta.main) {
  const outfile = await buildBinary()
  console.log(`${outfile}: ${(Bun.file(outfile).size / 1e6).toFixed(1)} MB`)
}
