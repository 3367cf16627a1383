export { type ChainLink, StateChain, type StateChainProps } from "./StateChain.tsx";
