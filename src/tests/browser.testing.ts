import type { Browser } from "playwright-core"

/**
 * A Chromium for tests, the same on every machine: the one inside a package, or CHROMIUM_PATH. The variable makes
 * the package bring its own system libraries, which a bare machine lacks. `more`: switches for what one test needs.
 */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x"
  const { default: packed } = await import("@sparticuz/chromium")
  const { chromium } = await import("playwright-core")
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await packed.executablePath()),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-sync",
      ...more,
    ],
  })
}
