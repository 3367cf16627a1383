import { useState } from "react";
import { useSearchParams } from "react-router";

type Address<View> = {
  readonly read: (query: URLSearchParams) => View;
  readonly write: (view: View) => URLSearchParams;
};

/**
 * The state of a table in the address. After a change the old rows stay until the new ones are there; `isRereading` is true
 * in the meantime.
 */
export function useTableAddress<View>({ read, write }: Address<View>) {
  const [query, setQuery] = useSearchParams();
  const view = read(query);
  const shown = write(view).toString();
  const [requestedAddress, setRequestedAddress] = useState<string | null>(null);
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    setRequestedAddress(null);
  }
  const show = (next: View) => {
    const address = write(next);
    setRequestedAddress(address.toString());
    setQuery(address, { replace: true, preventScrollReset: true });
  };
  return { view, shown, show, isRereading: requestedAddress !== null && requestedAddress !== shown };
}
