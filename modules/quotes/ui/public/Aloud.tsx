import { useEffect, useState } from "react"

/** Long enough to pass over what is only there on the way. */
export const silence = 1_500

/** For who hears the page: what a sentence has become after a pause, not each change of it. */
export function Aloud({ sentence }: { sentence: string }) {
  const [said, setSaid] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), silence)
    return () => clearTimeout(timer)
  }, [sentence])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
