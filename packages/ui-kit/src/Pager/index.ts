export { Pager, type PagerEntry, type PagerProps } from "./Pager.tsx";
