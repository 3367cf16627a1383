import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { embedAddress, isYoutubeVideoId, watchAddress, youtubeVideoId } from "./youtube.ts";

const id = "dQw4w9WgXcQ";
const player = "https://www.youtube-nocookie.com/embed";
const anyId = fc.stringMatching(/^[A-Za-z0-9_-]{11}$/);

describe("YouTube player address (1.035)", () => {
  test.each([
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?v=${id}`,
    `//www.youtube.com/watch?v=${id}`,
    `youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?feature=share&v=${id}&t=42s&list=PL123`,
    `https://music.youtube.com/watch?v=${id}&si=a%20b`,
    `https://WWW.YouTube.com/watch?v=${id}#t=10`,
    `https://youtu.be/${id}`,
    `https://youtu.be/${id}?t=90`,
    `https://www.youtube.com/shorts/${id}?feature=share`,
    `https://www.youtube.com/live/${id}`,
    `https://www.youtube.com/embed/${id}?autoplay=1`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/v/${id}`,
    `  https://youtu.be/${id}  `,
  ])("%s gives the player address of its video", (address) => {
    expect(embedAddress(address, player)).toBe(`${player}/${id}`);
  });

  test.each([
    "",
    id,
    "https://www.youtube.com/",
    "https://www.youtube.com/watch",
    "https://www.youtube.com/watch?v=",
    `https://www.youtube.com/watch?v=${id}x`,
    `https://www.youtube.com/watch?vv=${id}`,
    "https://www.youtube.com/playlist?list=PL0123456789",
    `https://www.youtube.com/@${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/youtube.com/watch?v=${id}`,
    `https://youtube.com@evil.example/watch?v=${id}`,
    `https://youtube.com:8080/watch?v=${id}`,
    `https://evilyoutube.com/watch?v=${id}`,
    `https://youtu.be/../${id}`,
    `https://youtu.be\\evil/${id}`,
    `https://www.youtube.com/embed/../${id}`,
    `https://www.youtube.com/watch?v=../../../evil`,
    `https://www.youtube.com/embed/%2e%2e%2fevil0`,
    `javascript:alert(1)//youtube.com/watch?v=${id}`,
    `data:text/html,youtube.com/watch?v=${id}`,
    `ftp://youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?v=${id}\nhttps://evil.example`,
    `https://www.youtube.com/watch?x=${"x".repeat(5000)}&v=${id}`,
  ])("%j gives no player address", (address) => {
    expect(embedAddress(address, player)).toBeUndefined();
  });

  test("every form of address of a video gives the same player address", () => {
    const shapes = [
      (video: string) => watchAddress(video),
      (video: string) => `https://youtu.be/${video}?si=x`,
      (video: string) => `https://www.youtube.com/shorts/${video}`,
      (video: string) => `https://m.youtube.com/watch?list=a&v=${video}&index=2`,
    ];
    fc.assert(
      fc.property(anyId, fc.constantFrom(...shapes), (video, shape) => {
        expect(youtubeVideoId(shape(video))).toBe(video);
        expect(embedAddress(shape(video), `${player}/`)).toBe(`${player}/${video}`);
      }),
    );
  });

  test("any text gives the player address with one video id, or nothing", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc
        .tuple(
          fc.constantFrom("https://youtube.com", "https://youtu.be", "//m.youtube.com", "javascript:"),
          fc.constantFrom("/watch?v=", "/embed/", "/", "@", "\\", ":80/"),
          fc.string(),
        )
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const made = embedAddress(text, player);
        if (made !== undefined) {
          expect(made.startsWith(`${player}/`)).toBe(true);
          expect(isYoutubeVideoId(made.slice(player.length + 1))).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
