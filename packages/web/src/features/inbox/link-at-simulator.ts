/**
 * The link of a notification in this browser: a link about the simulator at which the person stands needs no service tag
 * (13.032), because the simulator's own pages are about it.
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
