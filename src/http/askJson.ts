const mostBytes = 64 * 1024

/**
 * What a service outside answers, read as JSON; check what it holds before use. Throws when it doesn't answer within
 * `timeout` milliseconds, refuses, or sends too much or no JSON.
 */
export async function askJson(url: URL, timeout: number): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(timeout),
    // Not to wherever it points: the address was set by whoever runs the server.
    redirect: "error",
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`status ${response.status}`)
  }
  return JSON.parse(await textOf(response))
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new Error("the reply is too long")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}
