import "./styles.css"
import type { OfficeModule } from "#ui/lib/module.ts"
import { SearchButton } from "./SearchButton.tsx"

export const search: OfficeModule = { search: SearchButton }
