import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { demoArticles } from "./articles.ts";
import { pictureOf } from "./pictures.ts";
import { sceneOf } from "./scenes/scene-of.ts";
import { demoVideos } from "./videos.ts";

const shown = [
  ...demoArticles.map(({ slug, title }) => ({ name: slug, title })),
  ...demoVideos.map(({ id, title }) => ({ name: id, title })),
];
const half = () => 0.5;

test("no two pictures of news and videos are the same", () => {
  const digests = shown.map(({ name, title }) =>
    createHash("sha256").update(pictureOf(name, title)).digest("hex"),
  );
  expect(new Set(digests).size).toBe(shown.length);
});

test("what is drawn follows the title: the news and the first videos differ in what they show", () => {
  const drawn = (titles: readonly string[]) =>
    new Set(titles.map((title) => JSON.stringify(sceneOf("x", title, half).slice(0, 40)))).size;
  expect(drawn(demoArticles.map(({ title }) => title))).toBeGreaterThanOrEqual(7);
  expect(drawn(demoVideos.map(({ title }) => title))).toBeGreaterThanOrEqual(9);
});
