import { first, officeScreens } from "../tests/screens.testing.ts"
import { desk, freezeScreens } from "./screens.testing.ts"

freezeScreens("office", { screens: officeScreens, first, size: desk })
