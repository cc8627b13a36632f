import { renderToReadableStream } from "react-dom/server"
import { type PageData, pageDataId } from "./lib/company.ts"
import { startTexts } from "./lib/i18n.ts"
import { HeadContext } from "./lib/useScreen.ts"
import { PublicApp } from "./PublicApp.tsx"
import { publicScreens } from "./publicScreens.ts"
import { publicTexts } from "./publicTexts.ts"

/** What the build of the client made; written to dist/ui/manifest.json. */
export interface ClientManifest {
  /** Says whether the build is still good. */
  inputs: string
  theme: string
  icon: string
  fonts: string[]
  public: EntryFiles
  staff: EntryFiles
  /** By the source file of a lazy screen: its chunk and what that imports. */
  screens: Record<string, string[]>
}
interface EntryFiles {
  script: string
  css: string
  /** What the script imports, to be fetched at the same time. */
  preload: string[]
}

startTexts(publicTexts)

/** A page for visitors, complete, without any inline script. `url` is the path with its query. */
export async function renderPublicPage({
  url,
  assets,
  ...data
}: PageData & { url: string; assets: ClientManifest }): Promise<string> {
  const head: { title?: string } = {}
  const stream = await renderToReadableStream(
    <HeadContext value={head}>
      <PublicApp data={data} address={url} />
    </HeadContext>,
    // Smaller pieces would be put in place by inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady
  const path = url.split("?", 1)[0]!
  const screen = publicScreens.find(({ paths }) => paths.includes(path))
  return html({
    title: head.title ?? data.company.companyName,
    body: await new Response(stream).text(),
    data,
    assets,
    entry: assets.public,
    preload: screen ? (assets.screens[screen.file] ?? []) : [],
  })
}

/** The page of the office: everything in it is made in the browser. */
export const staffPage = ({ assets, ...data }: PageData & { assets: ClientManifest }): string =>
  html({ title: data.company.companyName, body: "", data, assets, entry: assets.staff, preload: [] })

interface Page {
  title: string
  body: string
  data: PageData
  assets: ClientManifest
  entry: EntryFiles
  preload: string[]
}

const html = ({ title, body, data, assets, entry, preload }: Page) => `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)}</title>
<meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#12222A" media="(prefers-color-scheme: dark)">
<meta name="format-detection" content="telephone=no">
<script src="${assets.theme}"></script>
<link rel="icon" href="${assets.icon}" type="image/svg+xml">
<link rel="stylesheet" href="${entry.css}">
${assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join("\n")}
${[...new Set([...entry.preload, ...preload])].map((file) => `<link rel="modulepreload" href="${file}">`).join("\n")}
<script type="module" src="${entry.script}"></script>
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${pageDataId}">${jsonBlock(data)}</script>
</body>
</html>
`

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/** Nothing in it can end the block. */
const jsonBlock = (data: PageData) => JSON.stringify(data).replaceAll("<", "\\u003c")
