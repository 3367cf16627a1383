const key = "cathedra.desktop";
const inFragment = /^#desktop=(\d{4,5})\.([A-Za-z0-9_-]{22,64})$/;

/**
 * The address of a desktop client that runs as another process of this computer: a loopback port, and the token that the
 * page must send.
 */
export type DesktopAddress = { readonly port: number; readonly token: string };

type Tab = {
  readonly location: Pick<Location, "hash" | "pathname" | "search">;
  readonly history: Pick<History, "replaceState" | "state">;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
};

/**
 * The client opens the portal at `/#desktop=<port>.<token>`. The tab keeps it, also over a sign-in, and removes it from the
 * address bar.
 */
export function storeDesktopAddress({ location, history, sessionStorage }: Tab): void {
  if (!inFragment.test(location.hash)) return;
  sessionStorage.setItem(key, location.hash);
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** The desktop address with which this tab was opened; undefined if no such client opened it. */
export function desktopAddress({ sessionStorage }: Pick<Tab, "sessionStorage">): DesktopAddress | undefined {
  const [, port = "", token = ""] = inFragment.exec(sessionStorage.getItem(key) ?? "") ?? [];
  return token === "" ? undefined : { port: Number(port), token };
}
