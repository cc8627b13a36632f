/** Dunes in the dusk, behind the house. */
export const FarDunes = () => (
  <svg className="far-dunes no-print" viewBox="0 0 1440 200" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 110C120 56 250 44 380 72s210 70 340 44S950 6 1110 24s230 50 330 36v140H0Z" />
  </svg>
)

/** The sand before the house, on which the next part of the page stands. */
export const NearDune = () => (
  <svg className="near-dune no-print" viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 56C180 10 330 16 520 44s330 30 520 8 280-40 400-18v56H0Z" />
  </svg>
)
