import { lazy } from "react"
import type { VisitorModule } from "#ui/lib/module.ts"
import "./styles.css"
import { calculatorAddresses, sharedAddresses } from "./addresses.ts"

export const calculators: VisitorModule = {
  addresses: calculatorAddresses,
  pages: [
    {
      paths: calculatorAddresses.paths,
      file: "modules/intake/ui/public/CalculatorPage.tsx",
      screen: lazy(() => import("./CalculatorPage.tsx")),
    },
  ],
  menu: [{ href: "/rekenhulp", label: "layout.menu.calculators" }],
  wanted: ({ calculators }) => !!calculators,
}

export const shared: VisitorModule = {
  addresses: sharedAddresses,
  pages: [
    {
      paths: sharedAddresses.paths,
      file: "modules/intake/ui/public/SharedPhotosPage.tsx",
      screen: lazy(() => import("./SharedPhotosPage.tsx")),
      hidden: true,
    },
  ],
}
