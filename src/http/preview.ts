/** A small picture. What it shows never changes under its address, so that a browser asks for it once. */
export const previewOf = (jpeg: Uint8Array): Response =>
  new Response(new Uint8Array(jpeg), {
    headers: {
      "content-type": "image/jpeg",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
    },
  })
