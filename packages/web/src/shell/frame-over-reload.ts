import type { Crumb } from "@cathedra/ui-kit/Breadcrumbs";
import type { Viewer } from "./use-viewer.ts";

/** What a page leaves to itself before it is loaded again, so that its frame stands from the first paint. */
export type ReloadFrame = {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  /** The message above the content, which the page showed before the reload. */
  readonly said: { readonly title: string; readonly text: string };
  /** The person whose navigation the frame shows during the reload. */
  readonly viewer: Viewer;
};

const key = "cathedra.frame-over-reload";
/** A frame older than this was not kept for the present reload. */
const reloadTakesAtMostMs = 30_000;

let frame: ReloadFrame | undefined;

export function storeReloadFrame(kept: ReloadFrame): void {
  sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), path: location.pathname, kept }));
}

/** Takes the frame that this page left, once, when it starts. */
export function takeReloadFrame(): ReloadFrame | undefined {
  const { at, path, kept } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as {
    readonly at?: number;
    readonly path?: string;
    readonly kept?: ReloadFrame;
  };
  sessionStorage.removeItem(key);
  const isOurs = at !== undefined && Date.now() - at < reloadTakesAtMostMs && path === location.pathname;
  frame = isOurs ? kept : undefined;
  return frame;
}

/** The frame until the page has its content. */
export function reloadFrame(): ReloadFrame | undefined {
  return frame;
}

/** Drops the frame that was shown during the reload, once the page's content is there. */
export function dropReloadFrame(): void {
  frame = undefined;
}
