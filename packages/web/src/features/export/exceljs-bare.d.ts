// The build of exceljs for browsers that bring their own promises and generators; the package types its main entry alone.
declare module "exceljs/dist/exceljs.bare.min.js" {
  import type * as exceljs from "exceljs";

  const bare: typeof exceljs;
  export default bare;
}
