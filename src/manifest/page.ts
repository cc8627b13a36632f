import type { PageData } from "#ui/lib/company.ts"
import type { AppIcons } from "../shared/clientManifest.ts"

/** What programs ask for under a fixed name, such as /robots.txt; undefined as long as there is none. */
export type FixedFile = (site: { origin: string; icons: AppIcons }) => TextFile | undefined

interface TextFile {
  mediaType: string
  text: string
}

/** What a page for visitors is given besides what every page is, by its address. */
export type ExtrasOfPage = (path: string) => PageExtras

interface PageExtras extends Pick<PageData, "legal"> {
  /** Of the company, in the words of schema.org. */
  facts?: Record<string, unknown>
}
