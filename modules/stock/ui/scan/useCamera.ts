import { useCallback, useEffect, useState, useSyncExternalStore } from "react"
import { type Trouble, troubleOf } from "./trouble.ts"

interface Camera {
  stream: MediaStream | undefined
  trouble: Trouble | undefined
  /** Undefined where there is no lamp. */
  lamp: { on: boolean; toggle: () => void } | undefined
  /** Asks for it once more. */
  retry: () => void
}

/** Hook: the camera at the back, as long as the page is in sight. */
export function useCamera(): Camera {
  const inSight = useSyncExternalStore(subscribe, () => document.visibilityState === "visible")
  const [tries, setTries] = useState(0)
  const [stream, setStream] = useState<MediaStream>()
  const [trouble, setTrouble] = useState<Trouble>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew
  useEffect(() => {
    if (!inSight) return
    let left = false
    let opened: MediaStream | undefined
    setTrouble(undefined)
    openCamera().then(
      (camera) => {
        if (left) return stop(camera)
        opened = camera
        setStream(camera)
        camera.getVideoTracks()[0]?.addEventListener("ended", () => setTrouble("busy"))
      },
      (error) => left || setTrouble(troubleOf(error)),
    )
    return () => {
      left = true
      setStream(undefined)
      if (opened) stop(opened)
    }
  }, [inSight, tries])

  return { stream, trouble, lamp: useLamp(stream), retry: useCallback(() => setTries((n) => n + 1), []) }
}

async function openCamera(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices?.getUserMedia) throw new DOMException("", isSecureContext ? "NotFoundError" : "InsecureError")
  return devices.getUserMedia({
    video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
  })
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

function useLamp(stream: MediaStream | undefined): Camera["lamp"] {
  const [lit, setLit] = useState<MediaStream>()
  const track = stream?.getVideoTracks()[0]
  const abilities = track?.getCapabilities?.() as { torch?: boolean } | undefined
  if (!track || !abilities?.torch) return undefined
  const on = lit === stream
  const toggle = async () => {
    await track.applyConstraints({ advanced: [{ torch: !on } as MediaTrackConstraintSet] })
    setLit(on ? undefined : stream)
  }
  // Where it refuses after all, it stays as it was.
  return { on, toggle: () => void toggle().catch(() => {}) }
}

function subscribe(listener: () => void) {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}
