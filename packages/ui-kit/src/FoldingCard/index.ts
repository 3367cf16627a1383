export { FoldingCard, type FoldingCardProps } from "./FoldingCard.tsx";
