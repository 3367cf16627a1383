import { useLocation } from "react-router";
import { draftIn } from "./draft-address.ts";

/** The draft that the address of this page names; the page's loader ensures that there is one. */
export function useDraftId(): string {
  const { search } = useLocation();
  const id = draftIn({ searchParams: new URLSearchParams(search) });
  if (id === undefined) throw new Error("an address without its draft");
  return id;
}
