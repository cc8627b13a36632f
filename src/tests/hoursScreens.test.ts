import { first, screens } from "./hoursScreens.testing.ts"
import { walk } from "./walk.testing.ts"

walk("every screen of hours, in three sizes, light and dark", screens, first)
