import { type RefObject, useLayoutEffect, useState } from "react"
import type { Size } from "./viewport.ts"

/** Hook: how large an element is, in pixels; undefined until it stands somewhere. */
export function useBox(of: RefObject<Element | null>): Size | undefined {
  const [box, setBox] = useState<Size>()
  useLayoutEffect(() => {
    const measure = () => {
      const { width, height } = of.current!.getBoundingClientRect()
      if (width > 0 && height > 0) setBox({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(of.current!)
    return () => observer.disconnect()
  }, [of])
  return box
}
