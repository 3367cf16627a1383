/**
 * The path, query and fragment of an address of this site; `/` for any other address, so that no link can lead to another site.
 */
export function localPath(address: string, origin: string): string {
  try {
    const url = new URL(address, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : "/";
  } catch {
    return "/";
  }
}
