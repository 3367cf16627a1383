export {
  SearchList,
  type SearchListItem,
  type SearchListProps,
  type SearchListSection,
} from "./SearchList.tsx";
