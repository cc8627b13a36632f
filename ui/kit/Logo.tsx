/** A roof over water. */
export function Logo() {
  return (
    <svg className="logo" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M3 13 14 4l11 9v11H3z" fill="var(--primary)" />
      <path d="M3 20c3-3 5 3 8 0s5 3 8 0 4 1 6 0v4H3z" fill="var(--accent)" />
    </svg>
  )
}
