import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server outside of the portal: what it answers by path, and what it was asked. */
export type Outside = {
  readonly origin: string;
  readonly asked: string[];
  answer(path: string, handler: Handler): void;
  close(): Promise<void>;
};

export async function outside(): Promise<Outside> {
  const handlers = new Map<string, Handler>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    asked.push(request.url ?? "");
    const handler = handlers.get(path);
    if (handler === undefined) response.writeHead(404).end();
    else handler(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (path, handler) => void handlers.set(path, handler),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export function feedOf(origin: string, titles: readonly string[]): string {
  const items = titles.map(
    (title, index) => `<item><title>${title}</title><link>https://news.example/${title}</link>
      <pubDate>${new Date(Date.UTC(2026, 10, 20 - index)).toUTCString()}</pubDate>
      <enclosure url="${origin}/${title}.png" type="image/png"/></item>`,
  );
  return `<rss version="2.0"><channel><title>News</title>${items.join("")}</channel></rss>`;
}

/** A picture of one pixel's size in its header; `mark` makes it another one. */
export function aPicture(mark = "", side = 1): Buffer {
  const bytes = Buffer.concat([
    Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
    Buffer.alloc(16),
    Buffer.from(mark),
  ]);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}

export type PlaylistEntry = {
  readonly id: string;
  readonly title?: string;
  readonly state?: "private" | "deleted";
};

/** One answer of `playlistItems`. */
export function playlistPage(
  origin: string,
  entries: readonly PlaylistEntry[],
  nextPageToken?: string,
): string {
  const items = entries.map(({ id, title = `Video ${id}`, state }) => ({
    snippet: {
      title: state === undefined ? title : `${state === "private" ? "Private" : "Deleted"} video`,
      thumbnails: state === undefined ? { medium: { url: `${origin}/vi/${id}.png` } } : {},
    },
    contentDetails: {
      videoId: id,
      ...(state === undefined ? { videoPublishedAt: "2026-01-01T00:00:00Z" } : {}),
    },
  }));
  return JSON.stringify({ items, nextPageToken });
}

export const videoId = (index: number) => `video${String(index).padStart(6, "0")}`;
