/** The session of the office as a header carries it. At its first start the program answers a moment before its account is there. */
export async function signedIn(url: string, password = "zand-en-zee-7"): Promise<string> {
  for (;;) {
    const { headers } = await fetch(`${url}/api/login`, {
      method: "POST",
      body: JSON.stringify({ password }),
      headers: { "content-type": "application/json" },
    })
    const [session] = headers.get("set-cookie")?.split(";") ?? []
    if (session) return session
    await Bun.sleep(5)
  }
}
