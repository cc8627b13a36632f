/**
 * A picture of the company as a reply. It never changes under its id, so browsers keep it for a day. They may not
 * guess its kind or run anything in it.
 */
export function pictureReply(
  id: string,
  { mediaType, bytes, blob }: { mediaType: string; bytes: number; blob: Blob },
  request: Request,
): Response {
  const headers = {
    etag: `"${id}"`,
    "cache-control": "public, max-age=86400",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  }
  if (request.headers.get("if-none-match") === headers.etag)
    return new Response(null, { status: 304, headers })
  return new Response(blob, {
    headers: { ...headers, "content-type": mediaType, "content-length": String(bytes) },
  })
}
