/** May break after the @ before it breaks anywhere else. */
export function Email({ address }: { address: string }) {
  const at = address.indexOf("@") + 1
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
