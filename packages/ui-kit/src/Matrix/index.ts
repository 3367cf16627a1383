export type { MatrixColumn } from "./columns.ts";
export { Matrix, type MatrixProps } from "./Matrix.tsx";
