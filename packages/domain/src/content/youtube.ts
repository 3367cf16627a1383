const videoId = /^[A-Za-z0-9_-]{11}$/;
/**
 * The parts of an address: scheme, host, path and query. An address with a user, a port or a backslash does not match, because
 * YouTube has none like it.
 */
const address = /^(?:https?:)?(?:\/\/)?([a-z0-9.-]+)(\/[A-Za-z0-9_/-]*)(?:\?([^#\s\\]*))?(?:#\S*)?$/i;
const hosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$/i;
const pathWithId = /^\/(?:embed|shorts|live|v|e)\/([^/]+)\/?$/;

/** Whether the text can be the id of a video, and nothing else. */
export function isYoutubeVideoId(text: string): boolean {
  return videoId.test(text);
}

/**
 * The video id in a YouTube address (`watch?v=`, `youtu.be/`, `shorts/`, `embed/`, `live/`, with any further parameters);
 * undefined for other texts.
 */
export function youtubeVideoId(text: string): string | undefined {
  const trimmed = text.trim();
  const [, host = "", path = "", query = ""] = trimmed.length > 2048 ? [] : (address.exec(trimmed) ?? []);
  const id = idIn(host, path, query);
  return id !== undefined && isYoutubeVideoId(id) ? id : undefined;
}

/** The address that people share, which `embedAddress` reads back. */
export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

/**
 * The address of the player for a watch address (1.035): always below `playerUrl`, which the site configuration names,
 * and never anything but an id there. Undefined where the text is no address of a video.
 */
export function embedAddress(watchUrl: string, playerUrl: string): string | undefined {
  const id = youtubeVideoId(watchUrl);
  return id === undefined ? undefined : `${playerUrl.replace(/\/+$/, "")}/${id}`;
}

function idIn(host: string, path: string, query: string): string | undefined {
  if (/^(?:www\.)?youtu\.be$/i.test(host)) return path.replace(/^\/|\/$/g, "");
  if (!hosts.test(host)) return undefined;
  if (path === "/watch" || path === "/watch/") return parameter(query, "v");
  return pathWithId.exec(path)?.[1];
}

function parameter(query: string, name: string): string | undefined {
  const found = query.split("&").find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
