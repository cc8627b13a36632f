import { first, screens } from "../tests/invoiceScreens.testing.ts"
import { desk, freezeScreens } from "./screens.testing.ts"

freezeScreens("invoices", { screens, first, size: desk })
