/**
 * Where a notice leads from this browser: what is about a simulator names it, and need not where the person stands at that one
 * (13.032): its own pages are about it.
 */
export function linkAtSimulator(link: string | null | undefined, ownTag: string | null): string | null {
  if (link == null) return null;
  const [path = "", search = ""] = link.split("?");
  const params = new URLSearchParams(search);
  if (ownTag === null || params.get("serviceTag") !== ownTag) return link;
  params.delete("serviceTag");
  const others = params.toString();
  return others === "" ? path : `${path}?${others}`;
}
