import { useState } from "react"

const mostTries = 6
const pause = 2_000

/** A small picture. Who scrolls fast asks for more at once than a server makes: it is asked for again a little later. */
export function Preview({ src, alt }: { src: string | undefined; alt: string }) {
  const [tries, setTries] = useState(0)
  if (!src) return <span className="intake-blank" />
  return (
    <img
      key={tries}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => {
        if (tries < mostTries) setTimeout(() => setTries(tries + 1), pause * (tries + 1))
      }}
    />
  )
}
