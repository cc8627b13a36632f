import { fileName } from "#src/files/fileName.ts"
import { formats } from "#src/files/format.ts"

/** The file of a photo by what people call it: 'Wand/links' is one name, and no path. */
export const photoName = (title: string): string =>
  fileName(title.replaceAll(/[/\\]/g, "-"), formats.picture.extension)
