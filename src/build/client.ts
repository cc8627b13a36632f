import { existsSync, mkdirSync, renameSync, rmSync, watch } from "node:fs"
import { join, parse } from "node:path"
import type { Shell } from "#ui/worker/scope.ts"
import type { AppIcons, ClientManifest } from "../shared/clientManifest.ts"
import { compressed } from "./compress.ts"
import { leaner } from "./leaner.ts"
import { thirdPartyLicences } from "./licences.ts"
import {
  fileAt,
  fileOf,
  importsOf,
  lazyScreens,
  type Outputs,
  reachableFrom,
  styleFileOf,
  styleOf,
} from "./outputs.ts"

const root = join(import.meta.dir, "../..")
const names = { entry: "[name]-[hash].[ext]", chunk: "[name]-[hash].[ext]", asset: "[name]-[hash].[ext]" }
const production = { "process.env.NODE_ENV": '"production"' }

/**
 * Builds what the browser loads into `outdir`: scripts, styles, fonts, each with a .br and a .gz beside it, and
 * manifest.json, which says what belongs to which page. Does nothing when its inputs are as they were.
 */
export async function buildClient({ outdir = join(root, "dist/ui") } = {}): Promise<ClientManifest> {
  const inputs = await hashOfInputs()
  const earlier = await manifestIn(outdir)
  if (earlier?.inputs === inputs) return earlier
  // Elsewhere first: a build that fails or stops halfway leaves the old one as it is.
  const fresh = `${outdir}.${process.pid}`
  rmSync(fresh, { recursive: true, force: true })
  const manifest = await build(fresh, inputs)
  rmSync(outdir, { recursive: true, force: true })
  renameSync(fresh, outdir)
  return manifest
}

async function build(outdir: string, inputs: string): Promise<ClientManifest> {
  mkdirSync(outdir, { recursive: true })
  const styles = await bundleStyles(outdir)
  const [scripts, theme, fonts, icon, appIcons] = await Promise.all([
    bundleScreens(outdir, styles),
    bundle(outdir, ["ui/theme.ts"]),
    copyFonts(outdir),
    copyHashed(outdir, "ui/icon.svg"),
    copyAppIcons(outdir),
  ])
  await Bun.write(join(outdir, "licenties.txt"), thirdPartyLicences(root))
  const entry = (name: string) => ({
    script: fileOf(scripts, `ui/${name}.tsx`),
    css: styleOf(scripts, `ui/${name}.tsx`),
    preload: importsOf(scripts, fileOf(scripts, `ui/${name}.tsx`)),
  })
  const staff = entry("staff")
  const version = await buildWorker(outdir, [
    ...[fileOf(theme, "ui/theme.ts"), icon, ...Object.values(appIcons), ...fonts, staff.css],
    ...Object.values(styles),
    ...reachableFrom(scripts, staff.script).filter((path) => path.endsWith(".js")),
    // Of documents that are made on the device.
    ...Object.keys(scripts).flatMap((path) => (path.endsWith(".woff") ? [fileAt(path)] : [])),
  ])
  const manifest: ClientManifest = {
    inputs,
    version,
    theme: fileOf(theme, "ui/theme.ts"),
    icon,
    appIcons,
    fonts,
    public: entry("public"),
    staff,
    screens: lazyScreens(scripts),
    styles,
  }
  await compressed(outdir)
  await Bun.write(join(outdir, "manifest.json"), JSON.stringify(manifest, null, 1))
  return manifest
}

/** Builds again after each change, for `bun run dev`. */
export async function watchClient(built: (manifest: ClientManifest) => void) {
  built(await buildClient())
  let timer: Timer | undefined
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(() => buildClient().then(built, (error) => console.error(String(error))), 50)
  }
  for (const folder of ["ui", "modules", "src/documents", "src/shared"])
    watch(join(root, folder), { recursive: true }, again)
}

async function bundle(
  outdir: string,
  entrypoints: string[],
  options: Partial<Bun.BuildConfig> = {},
): Promise<Outputs> {
  const result = await Bun.build({
    entrypoints: entrypoints.map((path) => join(root, path)),
    root,
    outdir,
    target: "browser",
    minify: true,
    publicPath: "/",
    naming: names,
    external: ["/fonts/*"],
    define: production,
    metafile: true,
    ...options,
  })
  return result.metafile!.outputs as Outputs
}

/** The two entries with all that they import, styles too; `styles`: what is fetched with a module's screens. */
async function bundleScreens(outdir: string, styles: Record<string, string>): Promise<Outputs> {
  const outputs = await bundle(outdir, ["ui/public.tsx", "ui/staff.tsx"], {
    splitting: true,
    define: { ...production, screenStyles: JSON.stringify(styles) },
  })
  await makeLeaner(outdir, outputs)
  return outputs
}

/** Of each module how its screens look, by the module's name: a bundler would put it all in the entry's style. */
async function bundleStyles(outdir: string): Promise<Record<string, string>> {
  const sources = [...new Bun.Glob("modules/*/ui/screens.css").scanSync(root)].sort()
  const outputs = await bundle(outdir, sources)
  await makeLeaner(outdir, outputs)
  return Object.fromEntries(sources.map((source) => [source.split("/")[1]!, styleFileOf(outputs, source)]))
}

async function makeLeaner(outdir: string, outputs: Outputs) {
  for (const path of Object.keys(outputs).filter((path) => path.endsWith(".css"))) {
    const style = Bun.file(join(outdir, path))
    await Bun.write(style, leaner(await style.text()))
  }
}

/** /sw.js, which keeps these files on a device; answers their version. */
async function buildWorker(outdir: string, files: string[]): Promise<string> {
  await bundle(outdir, ["ui/sw.ts"], { format: "iife", naming: "[name].[ext]" })
  const script = Bun.file(join(outdir, "sw.js"))
  const version = Bun.hash(files.toSorted().join() + (await script.text())).toString(36)
  const shell: Shell = { version, files }
  await Bun.write(script, `self.shell=${JSON.stringify(shell)};${await script.text()}`)
  return version
}

/** The fonts that the stylesheet names, from their packages: /fonts/archivo-5.3.0.woff2. */
async function copyFonts(outdir: string): Promise<string[]> {
  const css = await Bun.file(join(root, "ui/styles/fonts.css")).text()
  const fonts = [...css.matchAll(/url\("(\/fonts\/([\w-]+)-(\d+\.\d+\.\d+)\.woff2)"\)/g)]
  for (const [, path, name, version] of fonts) {
    const folder = join(root, "node_modules/@fontsource-variable", name!)
    const installed = (await Bun.file(join(folder, "package.json")).json()).version
    if (installed !== version)
      throw new Error(`ui/styles/fonts.css names ${name} ${version}, installed is ${installed}`)
    await Bun.write(join(outdir, path!), Bun.file(join(folder, `files/${name}-latin-wght-normal.woff2`)))
  }
  return fonts.map(([, path]) => path!)
}

/** Made once of ui/icon.svg, which neither Bun nor every phone can draw. */
async function copyAppIcons(outdir: string): Promise<AppIcons> {
  const copy = (name: string) => copyHashed(outdir, `assets/icons/${name}.png`)
  const [small, large, maskable, apple] = await Promise.all(
    ["icon-192", "icon-512", "maskable-512", "apple-180"].map(copy),
  )
  return { "192": small!, "512": large!, maskable: maskable!, apple: apple! }
}

async function copyHashed(outdir: string, source: string): Promise<string> {
  const bytes = await Bun.file(join(root, source)).bytes()
  const { name, ext } = parse(source)
  const path = `/${name}-${Bun.hash(bytes).toString(36).slice(0, 8).padStart(8, "0")}${ext}`
  await Bun.write(join(outdir, path), bytes)
  return path
}

/** Sources that may end up in the browser, the lock file and this build itself. */
async function hashOfInputs(): Promise<string> {
  const sources = [...new Bun.Glob("{ui,modules,src}/**/*.{ts,tsx,css,svg}").scanSync(root)]
  const relevant = sources
    .filter((path) => !/^src\/(?!shared\/|documents\/|build\/)|\.test\.tsx?$/.test(path))
    .sort()
  const hash = new Bun.CryptoHasher("sha256")
  const icons = [...new Bun.Glob("assets/icons/*.png").scanSync(root)].sort()
  for (const path of [...relevant, ...icons, "bun.lock", "package.json"])
    hash.update(path).update(await Bun.file(join(root, path)).bytes())
  return hash.digest("hex")
}

async function manifestIn(outdir: string): Promise<ClientManifest | undefined> {
  const path = join(outdir, "manifest.json")
  return existsSync(path) ? Bun.file(path).json() : undefined
}

if (import.meta.main) {
  await buildClient()
}
