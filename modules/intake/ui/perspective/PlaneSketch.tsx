/** A wall with a sheet on it and a window that counts, and something that stands before it and doesn't. */
export const PlaneSketch = () => (
  <svg aria-hidden className="perspective-sketch" viewBox="0 0 96 56">
    <path className="perspective-wall" d="M4 6 72 2v44L4 50Z" />
    <path d="M14 16l10-.6v14l-10 .8ZM34 13l24-1.4v18L34 31Z" />
    <path className="perspective-yes" d="m16 42 4 4 8-9" />
    <path d="M74 26h16v26H74Z" />
    <path className="perspective-no" d="m77 10 10 10m0-10L77 20" />
  </svg>
)
