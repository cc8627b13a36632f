/** The session of the office as a header carries it. */
export async function signedIn(url: string, password = "zand-en-zee-7"): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: "POST",
    body: JSON.stringify({ password }),
    headers: { "content-type": "application/json" },
  })
  const [session] = response.headers.get("set-cookie")?.split(";") ?? []
  if (!session) throw new Error(`${response.status} ${await response.text()}`)
  return session
}
