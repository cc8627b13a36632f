import { first, officeScreens, visitorScreens } from "./screens.testing.ts"
import { walk } from "./walk.testing.ts"

walk("every screen, in three sizes, light and dark", [...visitorScreens, ...officeScreens], first)
