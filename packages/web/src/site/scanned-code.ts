const key = "cathedra.scanned-code";

type Tab = {
  readonly location: Pick<Location, "pathname" | "search">;
  readonly history: Pick<History, "replaceState">;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
};

/** The page that asks whether to sign in on the station whose code was scanned. */
const scannedCodePath = "/scanned-code";

/**
 * A phone that scans the code of a station opens home with `?qrlogin=` (1.043, 1.044). The tab stores the payload, also through
 * a sign-in; the address and the history do not contain it.
 */
export function storeScannedCode({ location, history, sessionStorage }: Tab): void {
  const query = new URLSearchParams(location.search);
  const payload = query.get("qrlogin");
  if (payload === null || location.pathname !== "/") return;
  if (payload !== "") sessionStorage.setItem(key, payload.slice(0, 100));
  query.delete("qrlogin");
  const rest = query.size === 0 ? "" : `?${query}`;
  history.replaceState(null, "", (payload === "" ? "/" : scannedCodePath) + rest);
}

/** The code that this tab scanned and has not answered; null if there is none. */
export function scannedCode(storage: Pick<Storage, "getItem"> = sessionStorage): string | null {
  return storage.getItem(key);
}

/** Deletes the scanned code; called when it was answered. */
export function forgetScannedCode(storage: Pick<Storage, "removeItem"> = sessionStorage): void {
  storage.removeItem(key);
}
