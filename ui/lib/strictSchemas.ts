import { config } from "zod/v4/core"

// zod compiles schemas with `new Function` where it can; our content security policy forbids that and the browser
// would report each try.
config({ jitless: true })
