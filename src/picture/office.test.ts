import { first, officeScreens } from "../tests/screens.testing.ts"
import { desktop, freezeScreens } from "./screens.testing.ts"

freezeScreens("office", { screens: officeScreens, first, size: desktop })
