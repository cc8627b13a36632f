/** Of an address as a request has it, without what is asked with it. Every request comes by here, so no URL is made of it. */
export function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2)
  const end = url.indexOf("?", start)
  return end < 0 ? url.slice(start) : url.slice(start, end)
}
