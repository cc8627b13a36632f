declare module "*.woff" {
  const path: string
  export default path
}
