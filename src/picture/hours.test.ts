import { first, screens } from "../tests/hoursScreens.testing.ts"
import { desktop, freezeScreens } from "./screens.testing.ts"

/** What the simulator makes up, and when, is another each time. */
const steady = screens.filter(([name]) => !name.includes("simulator"))

freezeScreens("hours", { screens: steady, first, size: desktop })
