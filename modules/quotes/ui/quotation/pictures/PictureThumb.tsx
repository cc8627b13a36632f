/** A picture, small; what it is stands beside it. `src` undefined: it is not known yet where it is. */
export const PictureThumb = ({ src }: { src: string | undefined }) => (
  <span className="quote-thumb">{src && <img src={src} alt="" loading="lazy" />}</span>
)
