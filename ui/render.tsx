import { renderToReadableStream } from "react-dom/server"
import { canonicalPath } from "#modules/site/crawlers.ts"
import { structuredData } from "#modules/site/structuredData.ts"
import type { AppIcons } from "#modules/site/webManifest.ts"
import { escaped, type Head, headTags, jsonBlock } from "./head.ts"
import { type PageData, pageDataId, pictureUrl, type Site } from "./lib/company.ts"
import { startTexts } from "./lib/i18n.ts"
import { HeadContext } from "./lib/useScreen.ts"
import { PublicApp } from "./PublicApp.tsx"
import { screensFor } from "./publicScreens.ts"
import { publicTexts } from "./publicTexts.ts"

/** What the build of the client made; written to dist/ui/manifest.json. */
export interface ClientManifest {
  /** Says whether the build is still good. */
  inputs: string
  /** Another one when any file of the office changed. */
  version: string
  theme: string
  icon: string
  appIcons: AppIcons
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

/** Pages that tell search engines about the company. */
const telling = ["/", "/home", "/over-ons", "/contact"]

/**
 * A page for visitors, complete, without any inline script. `url` is the path with its query; `origin` the address
 * under which visitors know the site, when that is set.
 */
export async function renderPublicPage({
  url,
  assets,
  origin,
  ...data
}: PageData & { url: string; site: Site; assets: ClientManifest; origin?: string }): Promise<string> {
  const said: { title?: string; description?: string } = {}
  const stream = await renderToReadableStream(
    <HeadContext value={said}>
      <PublicApp data={data} address={url} />
    </HeadContext>,
    // Smaller pieces would be put in place by inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady
  const path = url.split("?", 1)[0]!
  const screen = screensFor(data.site).find(({ paths }) => paths.includes(path))
  const { company, site } = data
  return html({
    head: {
      title: said.title ?? company.companyName,
      description: said.description,
      siteName: company.companyName,
      address: origin && origin + canonicalPath(path),
      picture: origin && origin + (company.logo ? pictureUrl(company.logo) : assets.appIcons["512"]),
      hidden: site.underConstruction,
      facts:
        telling.includes(path) && !site.underConstruction ? structuredData(company, site, origin) : undefined,
    },
    body: await new Response(stream).text(),
    data,
    assets,
    entry: assets.public,
    preload: screen ? (assets.screens[screen.file] ?? []) : [],
  })
}

/** The page of the office: everything in it is made in the browser. */
export const staffPage = ({ assets, ...data }: PageData & { assets: ClientManifest }): string =>
  html({
    head: { title: data.company.companyName, hidden: true },
    body: "",
    data,
    assets,
    entry: assets.staff,
    preload: [],
    version: assets.version,
  })

interface Page {
  head: Head
  body: string
  data: PageData
  assets: ClientManifest
  entry: EntryFiles
  preload: string[]
  version?: string
}

const html = ({ head, body, data, assets, entry, preload, version }: Page) => `<!doctype html>
<html lang="nl"${version ? ` data-version="${version}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(head.title)}</title>
<meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#12222A" media="(prefers-color-scheme: dark)">
<meta name="format-detection" content="telephone=no">
<script src="${assets.theme}"></script>
<link rel="icon" href="${assets.icon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${assets.appIcons.apple}">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="stylesheet" href="${entry.css}">
${assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join("\n")}
${[...new Set([...entry.preload, ...preload])].map((file) => `<link rel="modulepreload" href="${file}">`).join("\n")}
<script type="module" src="${entry.script}"></script>
${headTags(head)}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="${pageDataId}">${jsonBlock(data)}</script>
</body>
</html>
`
