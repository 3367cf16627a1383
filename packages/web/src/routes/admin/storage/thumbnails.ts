import type { StorageItem } from "@cathedra/domain/storage";
import { linkTo } from "./storage-requests.ts";

type Link = { readonly address: string; readonly at: number };

/** Links hold for 30 minutes; one that is nearly as old is asked for anew. */
const freshMs = 25 * 60_000;
const mostLinks = 500;
/** So many are asked for at a time: a folder of pictures is not a storm of requests. */
const mostAtOnce = 4;

const links = new Map<string, Link>();
const waiting: (() => void)[] = [];
let asking = 0;

/** A link to a picture, which this page has asked for once. */
export async function pictureOf(item: StorageItem, signal: AbortSignal): Promise<string> {
  const key = `${item.Id} ${item.LastModified} ${item.Key}`;
  const known = links.get(key);
  if (known !== undefined && Date.now() - known.at < freshMs) return known.address;
  await turn(signal);
  try {
    const address = await linkTo(item.Key, "inline", signal);
    links.set(key, { address, at: Date.now() });
    for (const old of links.keys()) {
      if (links.size <= mostLinks) break;
      links.delete(old);
    }
    return address;
  } finally {
    asking -= 1;
    waiting.shift()?.();
  }
}

async function turn(signal: AbortSignal): Promise<void> {
  while (asking >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  if (signal.aborted) {
    waiting.shift()?.();
    throw new DOMException("out of sight", "AbortError");
  }
  asking += 1;
}
