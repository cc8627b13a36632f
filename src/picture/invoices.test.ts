import { first, screens } from "../tests/invoiceScreens.testing.ts"
import { desktop, freezeScreens } from "./screens.testing.ts"

freezeScreens("invoices", { screens, first, size: desktop })
