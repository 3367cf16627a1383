/** The path, query and fragment of an address of this site; `/` for anything else: no one is led elsewhere. */
export function localPath(address: string, origin: string): string {
  try {
    const url = new URL(address, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : "/";
  } catch {
    return "/";
  }
}
