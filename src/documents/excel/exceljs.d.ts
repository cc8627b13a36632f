/** Only the workbook: the package's main file also loads its streams, at twice the time and memory. */
declare module "exceljs/lib/doc/workbook.js" {
  import { Workbook } from "exceljs"
  export default Workbook
}
