import { renderToReadableStream } from "react-dom/server"
import { brandOf } from "#src/shared/brand.ts"
import type { ClientManifest, EntryFiles } from "#src/shared/clientManifest.ts"
import { type PageData, pageDataId, pictureUrl, type Site } from "../lib/company.ts"
import { startTexts } from "../lib/i18n.ts"
import { HeadContext } from "../lib/useScreen.ts"
import { escaped, type Head, headTags, jsonBlock } from "./head.ts"
import { PublicApp } from "./PublicApp.tsx"
import { pageAt } from "./pages.ts"
import { publicTexts } from "./plain.ts"

startTexts(publicTexts)

/**
 * A page for visitors, complete, without any inline script. `url` is the path with its query; `origin` the address
 * under which visitors know the site, when that is set; `facts` what search engines may know of the company.
 */
export async function renderPublicPage({ url, assets, origin, facts, ...data }: Visited): Promise<string> {
  const said: { title?: string; description?: string } = {}
  const stream = await renderToReadableStream(
    <HeadContext value={said}>
      <PublicApp data={data} address={url} />
    </HeadContext>,
    // Smaller pieces would be put in place by inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady
  const { company, site } = data
  const path = url.split("?", 1)[0]!
  const page = pageAt(path, site)
  return html({
    head: {
      title: said.title ?? company.companyName,
      description: said.description,
      siteName: company.companyName,
      address: origin && origin + (page?.paths[0] ?? path),
      picture: origin && origin + (company.logo ? pictureUrl(company.logo) : assets.appIcons["512"]),
      hidden: site.underConstruction || !page || page.hidden === true,
      facts: page?.tells && facts,
    },
    body: await new Response(stream).text(),
    data,
    assets,
    entry: assets.public,
    preload: page ? (assets.screens[page.file] ?? []) : [],
  })
}

interface Visited extends PageData {
  url: string
  site: Site
  assets: ClientManifest
  origin?: string
  facts?: Head["facts"]
}

/** Not of a page that the owner did not switch on: that says so itself. */
export const isThere = (path: string, site: Site): boolean => pageAt(path, site) !== undefined

/** The page of the office: everything in it is made in the browser. */
export const staffPage = ({ assets, ...data }: PageData & { assets: ClientManifest }): string =>
  html({
    head: { title: brandOf(data.company.companyName), hidden: true },
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
