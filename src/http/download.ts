/**
 * A stored file as a reply. With `attachment` it is saved under that name; either way the browser may not guess its
 * kind or run anything in it.
 */
export function downloadOf(
  file: { mediaType: string; bytes: number; blob: Blob },
  { attachment }: { attachment?: string } = {},
): Response {
  return new Response(file.blob, {
    headers: {
      "content-type": file.mediaType,
      "content-length": String(file.bytes),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "content-disposition": attachment
        ? `attachment; filename="${attachment.replace(/[^\w.-]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(attachment)}`
        : "inline",
    },
  })
}
