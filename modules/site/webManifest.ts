import { brandOf } from "#src/shared/brand.ts"
import type { AppIcons } from "#src/shared/clientManifest.ts"

/** What a phone needs to put the office on its home screen. */
export const webManifest = (companyName: string, icons: AppIcons): Record<string, unknown> => ({
  name: brandOf(companyName),
  short_name: brandOf(companyName).slice(0, 12).trim(),
  lang: "nl",
  dir: "ltr",
  id: "/dashboard",
  start_url: "/dashboard",
  scope: "/",
  display: "standalone",
  theme_color: "#0b5169",
  background_color: "#f8f6f1",
  shortcuts: [{ name: "Uren", url: "/gps-tracking", icons: [{ src: icons["192"], sizes: "192x192" }] }],
  icons: [
    { src: icons["192"], sizes: "192x192", type: "image/png" },
    { src: icons["512"], sizes: "512x512", type: "image/png" },
    { src: icons.maskable, sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
})
