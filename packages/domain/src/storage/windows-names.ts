import { foldedName } from "./item-names.ts";

/** The reason why Windows cannot store an item under its name; `same_name` if another name differs only in case. */
export type WindowsTrouble = "reserved" | "sign" | "end" | "same_name";

/** Device names of Windows, with any extension. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9\u00b9\u00b2\u00b3])\s*(?:\.|$)/iu;
const wrongSigns = /[<>:"/\\|?*\p{Cc}]/u;

/** Why Windows cannot store one name; undefined: it can. */
export function getWindowsTrouble(name: string): Exclude<WindowsTrouble, "same_name"> | undefined {
  if (wrongSigns.test(name)) return "sign";
  if (reserved.test(name)) return "reserved";
  return /[ .]$/.test(name) ? "end" : undefined;
}

/**
 * The paths that Windows cannot store, each with the first name that is the reason. Of two paths that differ only in case, the
 * later one is listed.
 */
export function windowsTroubles(
  paths: readonly string[],
): readonly { readonly path: string; readonly trouble: WindowsTrouble }[] {
  const taken = new Map<string, string>();
  return paths.flatMap((path) => {
    const names = path.replace(/\/$/, "").split("/");
    let trouble: WindowsTrouble | undefined;
    for (const [at, name] of names.entries()) {
      const here = names.slice(0, at + 1).join("/");
      const before = taken.get(foldedName(here));
      taken.set(foldedName(here), before ?? here);
      trouble ??=
        getWindowsTrouble(name) ?? (before === undefined || before === here ? undefined : "same_name");
    }
    return trouble === undefined ? [] : [{ path, trouble }];
  });
}
