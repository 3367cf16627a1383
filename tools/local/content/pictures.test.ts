import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { demoArticles } from "./articles.ts";
import { getDrawing, getPicture } from "./pictures.ts";
import { demoVideos } from "./videos.ts";

const shown = [
  ...demoArticles.map(({ slug, title }) => ({ name: slug, title })),
  ...demoVideos.map(({ id, title }) => ({ name: id, title })),
];

test("all pictures of news and videos are different", async () => {
  const pictures = await Promise.all(shown.map(({ name, title }) => getPicture(name, title)));
  const digests = pictures.map((bytes) => createHash("sha256").update(bytes).digest("hex"));
  expect(new Set(digests).size).toBe(shown.length);
});

test("drawings depend on the title: the news and the first videos show different things", () => {
  const drawn = (titles: readonly string[]) => new Set(titles.map((title) => getDrawing("x", title))).size;
  expect(drawn(demoArticles.map(({ title }) => title))).toBeGreaterThanOrEqual(7);
  expect(drawn(demoVideos.map(({ title }) => title))).toBeGreaterThanOrEqual(9);
});
