export { Chain, type ChainLink, type ChainProps } from "./Chain.tsx";
