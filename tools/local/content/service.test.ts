import { openSources } from "@cathedra/api";
import { newsAndVideoLimits } from "@cathedra/domain/content";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentEnvironment, playerAt } from "../content-service.ts";
import { demoPartners } from "../demo-partners.ts";
import { type ContentService, startContentService } from "./service.ts";

let service: ContentService;
let port: number;
const retries = { pause: async () => undefined };

beforeAll(async () => {
  service = await startContentService("127.0.0.1", 0);
  port = Number(new URL(service.origin).port);
});
afterAll(() => service.stop());

/** The portal's own source drivers, connected to the local services. */
function sources() {
  const settings = contentEnvironment(port);
  return openSources(
    {
      news: { feedUrl: settings.NEWS_FEED_URL },
      videos: {
        apiUrl: settings.YOUTUBE_API_URL,
        apiKey: settings.YOUTUBE_API_KEY,
        playlistId: settings.YOUTUBE_PLAYLIST_ID,
      },
    },
    retries,
  );
}
const nothingSaid = { etag: null, lastModified: null };
const turn = (part: string, mode: string) =>
  fetch(`${service.origin}/switch?part=${part}&mode=${mode}`, { method: "POST" });

test("the demo feed has eight articles, seven of them with an accepted picture", async () => {
  const { news, images } = sources();
  const answer = await news?.latest(nothingSaid);
  if (answer?.kind !== "articles") throw new Error("no articles");
  expect(answer.articles).toHaveLength(8);
  const pictures = answer.articles.flatMap(({ imageUrl }) => (imageUrl === null ? [] : [imageUrl]));
  expect(pictures).toHaveLength(7);
  for (const url of pictures) expect(await images.read(url, null)).toMatchObject({ type: "image/png" });
  expect(await news?.latest(answer.validators)).toEqual({ kind: "unchanged" });
  for (const { link } of answer.articles) expect((await fetch(link)).status).toBe(200);
});

test("the demo playlist has 60 videos on two pages, each of which plays", async () => {
  const { videos, images } = sources();
  const found = (await videos?.videos(newsAndVideoLimits.videos)) ?? [];
  expect(found).toHaveLength(60);
  expect(await images.read(found[0]?.thumbnailUrl ?? "", null)).toMatchObject({ type: "image/png" });
  for (const { id, title } of found) {
    expect(await (await fetch(`${playerAt(port)}/${id}`)).text()).toContain(title);
  }
});

test("each source fails in the selected way, like the real service", async () => {
  await turn("videos", "quota");
  await expect(sources().videos?.videos(4)).rejects.toThrow("answered 403, quotaExceeded");
  await turn("videos", "ok");
  await turn("news", "html");
  await expect(sources().news?.latest(nothingSaid)).rejects.toThrow("is a web page");
  await turn("news", "ok");
  expect((await turn("weather", "fail")).status).toBe(400);
});

test("the local content service has eight partners (1.037)", () => {
  expect(demoPartners).toHaveLength(8);
});
