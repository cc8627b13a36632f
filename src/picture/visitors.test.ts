import { first, visitorScreens } from "../tests/screens.testing.ts"
import { desktop, freezeScreens } from "./screens.testing.ts"

freezeScreens("visitors", { screens: visitorScreens, first, size: desktop })
