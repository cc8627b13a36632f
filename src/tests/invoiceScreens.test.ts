import { first, screens } from "./invoiceScreens.testing.ts"
import { walk } from "./walk.testing.ts"

walk("every screen of invoices, in three sizes, light and dark", screens, first)
