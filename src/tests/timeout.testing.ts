import { setDefaultTimeout } from "bun:test"

// Bun takes no timeout from bunfig.toml, and its own of 5 seconds is too short for screens on a busy machine.
setDefaultTimeout(60_000)
