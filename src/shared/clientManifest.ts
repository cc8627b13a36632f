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
  /** By the module: the stylesheet that comes with its screens. */
  styles: Record<string, string>
}

export interface EntryFiles {
  script: string
  css: string
  /** What the script imports, to be fetched at the same time. */
  preload: string[]
}

export interface AppIcons {
  /** By size in pixels. */
  "192": string
  "512": string
  /** Fills its square, so that a phone may cut it round. */
  maskable: string
  /** For an iPhone's home screen. */
  apple: string
}
