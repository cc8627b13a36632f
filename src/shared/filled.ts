/** A Dutch sentence of the server with its holes filled: '{{project}} begint {{day}}'. What has no value stays empty. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""))
