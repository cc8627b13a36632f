import { type RefObject, useEffect, useRef, useState } from "react"
import { chooseDetector } from "./detector.ts"
import { createGate } from "./gate.ts"

/** Between two looks, in milliseconds: the rest of the page goes on in between. */
const pause = 150
const hasPicture = 2

/** Hook: tells each code that the camera sees, once, as long as it is `on`. Whether nothing can be read here. */
export function useDecoding(
  video: RefObject<HTMLVideoElement | null>,
  on: boolean,
  onCode: (text: string) => void,
): { broken: boolean } {
  const [broken, setBroken] = useState(false)
  const latest = useRef(onCode)
  latest.current = onCode
  const gate = useRef(createGate())

  useEffect(() => {
    if (!on) return
    setBroken(false)
    let left = false
    let timer: ReturnType<typeof setTimeout>
    async function watch() {
      const detect = await chooseDetector()
      const look = async () => {
        const picture = video.current
        const read = picture && picture.readyState >= hasPicture ? await detect(picture) : undefined
        if (left) return
        const taken = gate.current(read)
        if (taken !== undefined) latest.current(taken)
        timer = setTimeout(() => void look().catch(fail), pause)
      }
      await look()
    }
    const fail = () => left || setBroken(true)
    watch().catch(fail)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [on, video])

  return { broken }
}
