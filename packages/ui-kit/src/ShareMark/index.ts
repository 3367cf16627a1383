export { ShareMark, type ShareMarkProps, type ShareState } from "./ShareMark.tsx";
