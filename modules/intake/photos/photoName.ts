import { fileName } from "#src/files/fileName.ts"
import { formats } from "#src/files/format.ts"

/** What a photo is called: of one that nobody gave a title its file. */
export const titleOf = ({ title, name }: { title: string; name: string }) =>
  title || name.replace(/\.\w+$/, "")

/** The file of a photo by what people call it: 'Wand/links' is one name, and no path. */
export const photoName = (title: string): string =>
  fileName(title.replaceAll(/[/\\]/g, "-"), formats.picture.extension)
