import "./styles.css"
import { lazy } from "react"
import type { VisitorModule } from "#ui/lib/module.ts"
import { sharedAddresses } from "./addresses.ts"

export const shared: VisitorModule = {
  addresses: sharedAddresses,
  pages: [
    {
      paths: ["/fotos"],
      file: "modules/intake/ui/public/SharedPhotosPage.tsx",
      screen: lazy(() => import("./SharedPhotosPage.tsx")),
      hidden: true,
    },
  ],
}
