import "./styles.css"
import { lazy } from "react"
import type { VisitorModule } from "#ui/lib/module.ts"
import { calculatorAddresses } from "./addresses.ts"

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
