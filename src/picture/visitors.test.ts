import { first, visitorScreens } from "../tests/screens.testing.ts"
import { desk, freezeScreens } from "./screens.testing.ts"

freezeScreens("visitors", { screens: visitorScreens, first, size: desk })
