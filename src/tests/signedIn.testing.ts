import type { Browser, Page } from "playwright-core"

/** A desk, and a phone: smaller than this is held in a hand. */
export const sizes = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } }

/** A page of the office for who has this session; a small one is pressed by a thumb. */
export async function openOffice(
  browser: Browser,
  { url, session, size }: { url: string; session: string; size: { width: number; height: number } },
): Promise<Page> {
  const context = await browser.newContext({
    locale: "nl-NL",
    viewport: size,
    hasTouch: size.width < 600,
    reducedMotion: "reduce",
  })
  const [name = "", value = ""] = session.split("=")
  await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  await page.goto(`${url}/projects`)
  await page.locator(".search-open").waitFor()
  return page
}

/** The session of the office, or of a named account, as a header carries it. */
export async function signedIn(url: string, password = "zand-en-zee-7", username?: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: "POST",
    body: JSON.stringify({ username, password }),
    headers: { "content-type": "application/json" },
  })
  const [session] = response.headers.get("set-cookie")?.split(";") ?? []
  if (!session) throw new Error(`${response.status} ${await response.text()}`)
  return session
}
