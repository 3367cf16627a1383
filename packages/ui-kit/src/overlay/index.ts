export { LazyPart, usePreloadedPart } from "./LazyPart.tsx";
