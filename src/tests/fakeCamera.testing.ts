/** A film of one still picture in gray, as Chromium takes for its camera: `--use-file-for-fake-video-capture=x.y4m`. */
export function film(
  dark: (x: number, y: number) => boolean,
  { width = 640, height = 480 } = {},
): Uint8Array {
  const frame = new Uint8Array(width * height * 1.5).fill(noColour)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) frame[y * width + x] = dark(x, y) ? black : white
  const head = new TextEncoder().encode(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`)
  const each = new TextEncoder().encode("FRAME\n")
  return Buffer.concat([head, each, frame, each, frame])
}

const [black, white, noColour] = [16, 235, 128]
