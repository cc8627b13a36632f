import "./styles.css"
import { lazy } from "react"
import type { Site } from "#ui/lib/company.ts"
import type { VisitorModule } from "#ui/lib/module.ts"
import { calculatorAddresses } from "./addresses.ts"

const wanted = ({ calculators }: Site) => calculators !== null

export const calculators: VisitorModule = {
  addresses: calculatorAddresses,
  pages: [
    {
      paths: ["/rekenhulp"],
      file: "modules/intake/ui/public/CalculatorPage.tsx",
      screen: lazy(() => import("./CalculatorPage.tsx")),
      wanted,
    },
  ],
  menu: [{ href: "/rekenhulp", label: "layout.menu.calculators", wanted }],
}
