/**
 * A stored file as a reply. With `attachment` it is saved under that name; either way the browser may not guess its
 * kind or run anything in it.
 */
export const downloadOf = (
  { blob, bytes, mediaType }: { mediaType: string; bytes: number; blob: Blob },
  { attachment }: { attachment?: string } = {},
): Response =>
  new Response(blob, {
    headers: { "content-length": String(bytes), ...headersOf(mediaType, attachment) },
  })

/** The same of what is made while it is sent, so that nobody knows yet how long it gets. */
export const streamOf = (
  stream: ReadableStream<Uint8Array>,
  { mediaType, attachment }: { mediaType: string; attachment: string },
): Response => new Response(stream, { headers: headersOf(mediaType, attachment) })

const headersOf = (mediaType: string, attachment: string | undefined) => ({
  "content-type": mediaType,
  "content-security-policy": "sandbox; default-src 'none'",
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
  "content-disposition": attachment
    ? `attachment; filename="${attachment.replace(/[^\w.-]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(attachment)}`
    : "inline",
})
