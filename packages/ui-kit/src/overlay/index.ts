export { LazyPart, usePartWhenIdle } from "./LazyPart.tsx";
