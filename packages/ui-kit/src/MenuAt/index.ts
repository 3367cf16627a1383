export { MenuAt, type MenuAtProps } from "./MenuAt.tsx";
