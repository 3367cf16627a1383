import * as v from "valibot";
import { getName, localDraftPrefix } from "./local-drafts.ts";

const content = v.looseObject({
  form: v.looseObject({}),
  clientKey: v.pipe(v.string(), v.uuid()),
  base: v.nullable(v.unknown()),
});
const former = v.pipe(v.string(), v.parseJson(), v.object({ savedAt: v.number(), content }));

/** If the browser forbids storage, there is nothing to migrate. */
export function migrateDrafts(storage: () => Storage): void {
  try {
    const stored = storage();
    for (const key of Array.from({ length: stored.length }, (_, at) => stored.key(at)))
      adopt(stored, key ?? "");
  } catch {
    // The browser may forbid its storage.
  }
}

function adopt(storage: Storage, key: string): void {
  const [, owner, path] = /^cathedra\.draft\.([^/]*)\.\/(.*)$/.exec(key) ?? [];
  if (owner === undefined || path === undefined || !key.startsWith(localDraftPrefix)) return;
  const read = v.safeParse(former, storage.getItem(key));
  storage.removeItem(key);
  const changed = /^logbook\/records\/([0-9a-f-]{36})$/.exec(path)?.[1];
  if (!read.success || !path.startsWith("logbook/records/")) return;
  const { clientKey, ...content } = read.output.content;
  const copy = {
    owner: decodeURIComponent(owner),
    id: changed ?? clientKey,
    isChange: changed !== undefined,
    revision: null,
    base: null,
    content,
    savedAt: read.output.savedAt,
  };
  storage.setItem(getName(copy), JSON.stringify(copy));
}
