/** A multipart body as the browser makes it, with its length as the wire would have it. */
export async function uploadRequest(
  path: string,
  fields: [name: string, value: string | File][],
  headers: Record<string, string> = {},
): Promise<Request> {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const made = new Response(form)
  const type = made.headers.get("content-type") ?? ""
  const body = await made.arrayBuffer()
  return new Request(`http://localhost${path}`, {
    method: "POST",
    body,
    headers: { "content-type": type, "content-length": String(body.byteLength), ...headers },
  })
}
