/** May break after the @ before it breaks anywhere else. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf("@") + 1
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
