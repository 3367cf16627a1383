import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseFeed } from "./parse-feed.ts";
import { SourceError } from "./source-error.ts";

const from = { url: "https://news.example/feeds/all.xml", contentType: "application/rss+xml" };
const parse = (text: string, contentType?: string) => parseFeed(Buffer.from(text), { ...from, contentType });
const rss = (items: string, attributes = "") =>
  `<?xml version="1.0"?><rss version="2.0" ${attributes}><channel><title>News</title>${items}</channel></rss>`;
const atom = (entries: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title>${entries}</feed>`;
const item = (inside: string) => `<item><title>A</title><link>https://a.example/1</link>${inside}</item>`;
const entry = (inside: string) =>
  `<entry><title>A</title><link href="https://a.example/1"/>${inside}</entry>`;

describe("articles of a feed (1.040)", () => {
  test("RSS 2.0 is parsed", () => {
    const text = item(
      '<pubDate>Fri, 05 Jan 2024 10:00:00 +0200</pubDate><enclosure url="/a.png" type="image/png"/>',
    );
    expect(parse(rss(text))).toEqual([
      {
        title: "A",
        link: "https://a.example/1",
        publishedAt: new Date("2024-01-05T08:00:00Z"),
        imageUrl: "https://news.example/a.png",
      },
    ]);
  });

  test("Atom with relative addresses is parsed", () => {
    const text = `<entry xml:base="https://b.example/x/"><title type="html">&lt;i&gt;A&lt;/i&gt; &amp;amp; B</title>
      <link rel="self" href="self"/><link href="2"/><updated>2024-01-05T10:00:00.5Z</updated>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p><img src="i.png"/></p></div></content></entry>`;
    expect(parse(atom(text))).toEqual([
      {
        title: "A & B",
        link: "https://b.example/x/2",
        publishedAt: new Date("2024-01-05T10:00:00.500Z"),
        imageUrl: "https://b.example/x/i.png",
      },
    ]);
  });

  test("RSS 1.0 with unusual namespace prefixes is parsed", () => {
    const rdf = `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:d="http://purl.org/dc/elements/1.1/" xmlns:m="http://search.yahoo.com/mrss/">
      <item>${"<title>A</title><link>https://a.example/1</link>"}<d:date>2024-01-05</d:date>
      <m:thumbnail url="https://a.example/t.jpg"/></item></r:RDF>`;
    expect(parse(rdf)).toMatchObject([
      { publishedAt: new Date("2024-01-05T00:00:00Z"), imageUrl: "https://a.example/t.jpg" },
    ]);
  });

  test.each([
    ["CDATA with HTML", "<![CDATA[Dose: <b>five</b> habits<br>now]]>", "Dose: five habits now"],
    ["escaped HTML", "Ultrasound &lt;em&gt;first&lt;/em&gt; &amp;amp; more", "Ultrasound first & more"],
    ["a comparison", "p &lt; 0.05", "p < 0.05"],
    ["a script", "<![CDATA[Fine<script>alert(1)</script>]]>", "Fine"],
    ["line ends and direction marks", "  a \n\t b\u202ec  ", "a bc"],
    ["NUL and other control characters", "a&#0;b&#7;c\u0085d", expect.not.stringMatching(/\p{Cc}/u)],
    ["an unknown entity", "a &unknown; b", "a &unknown; b"],
    ["half a character", "a\\ud800b", expect.stringContaining("a")],
    ["very many characters", "x".repeat(5000), `${"x".repeat(299)}…`],
  ])("an article of a feed has a title of plain text: %s", (_what, title, text) => {
    const [article] = parse(rss(`<item><title>${title}</title><link>https://a.example/1</link></item>`));
    expect(article?.title).toEqual(text);
  });

  test.each([
    [
      "in the middle of HTML",
      "<description>&lt;p&gt;&lt;img src='//i.example/a.png'&gt;</description>",
      "https://i.example/a.png",
    ],
    [
      "but not a counter",
      "<description>&lt;img width=1 src='/c.gif'&gt;&lt;img src='/a.png'&gt;</description>",
      "https://news.example/a.png",
    ],
    [
      "enclosed before all",
      '<media:thumbnail url="/t.png"/><enclosure url="/e.png" type="image/png"/>',
      "https://news.example/e.png",
    ],
    [
      "of Media RSS, in a group",
      '<media:group><media:content url="/v.mp4" type="video/mp4"/><media:content url="/m.jpg" medium="image"/></media:group>',
      "https://news.example/m.jpg",
    ],
    ["not a film", '<enclosure url="/v.mp4" type="video/mp4"/>', null],
    ["not a script", '<enclosure url="javascript:alert(1)" type="image/png"/>', null],
    ["not a data address", "<description>&lt;img src='data:image/png;base64,AA'&gt;</description>", null],
  ])("an article of a feed has a picture %s", (_what, inside, imageUrl) => {
    expect(parse(rss(item(inside), 'xmlns:media="http://search.yahoo.com/mrss/"'))[0]?.imageUrl).toBe(
      imageUrl,
    );
  });

  test.each([
    ["a script", "javascript:alert(1)"],
    ["a password", "https://me:secret@a.example/"],
    ["another scheme", "ftp://a.example/"],
    ["nothing", ""],
  ])("an article of a feed is left out if its link is %s", (_what, link) => {
    expect(parse(rss(`<item><title>A</title><link>${link}</link></item>`))).toEqual([]);
  });

  test("an article without a link uses its permanent id as the link, and appears once", () => {
    const guid = "<item><title>A</title><guid>https://a.example/1</guid></item>";
    expect(parse(rss(guid + guid))).toHaveLength(1);
    expect(parse(rss(guid.replace("<guid>", '<guid isPermaLink="false">')))).toEqual([]);
  });
});

test("the newest article comes first, and an article without a date stays next to its neighbour", () => {
  const dated = (name: string, date: string) =>
    `<item><title>${name}</title><link>https://a.example/${name}</link><pubDate>${date}</pubDate></item>`;
  const feed = rss(
    dated("old", "1 Jan 2020 00:00 GMT") +
      dated("after-old", "whenever") +
      dated("new", "2 Jan 2024 00:00 GMT"),
  );
  expect(parse(feed).map(({ title }) => title)).toEqual(["new", "old", "after-old"]);
});

test.each([
  [
    "UTF-16 with a mark",
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rss(item("")).replace("A<", "Ü<"), "utf16le")]),
    undefined,
  ],
  [
    "the server's header",
    Buffer.from(rss(item("")).replace("A<", "Ü<"), "latin1"),
    "text/xml; charset=iso-8859-1",
  ],
  [
    "the document's declaration",
    Buffer.from(
      rss(item("")).replace('"1.0"', '"1.0" encoding="windows-1252"').replace("A<", "Ü<"),
      "latin1",
    ),
    "text/xml",
  ],
  [
    "a fallback for an unknown encoding",
    Buffer.from(rss(item("")).replace("A<", "Ü<")),
    "text/xml; charset=klingon",
  ],
])("the encoding is determined by %s", (_what, bytes, contentType) => {
  expect(parseFeed(bytes, { ...from, contentType })[0]?.title).toBe("Ü");
});

test.each([
  ["a web page", "<!doctype html><title>Hello</title>"],
  ["a page without a doctype", "<html><body>Hello</body></html>"],
  ["a DTD", `<!DOCTYPE rss SYSTEM "https://evil.example/x.dtd">${rss(item(""))}`],
  [
    "entities that multiply",
    `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${rss("<title>&b;</title>")}`,
  ],
  [
    "an entity that refers to a file",
    `<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]>${rss(item("<a>&f;</a>"))}`,
  ],
  ["the first half", rss(item("")).slice(0, -20)],
  ["JSON", '{"items":[]}'],
  ["nothing", ""],
  ["a thousand levels", `<rss>${"<a>".repeat(1000)}`],
  ["half a million elements", `<rss>${"<a/>".repeat(500_000)}</rss>`],
])("%s is refused with a readable reason", (_what, text) => {
  expect(() => parse(text)).toThrow(SourceError);
});

describe("arbitrary bytes", () => {
  const pieces = fc.constantFrom(
    ..."< > & ; <item> </item> <rss> </rss> <channel> <title> ]]> <![CDATA[ <!-- --> <?xml <!DOCTYPE &#x0; xmlns:a=' <img src= \0 é".split(
      " ",
    ),
  );
  const hostile = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    fc
      .array(fc.oneof(pieces, fc.string({ unit: "binary", maxLength: 8 })), { maxLength: 200 })
      .map((parts) => Buffer.from(parts.join(""))),
    fc.array(pieces, { maxLength: 60 }).map((parts) => Buffer.from(rss(item(parts.join(""))))),
  );

  test("the parser returns safe articles or throws a SourceError", () => {
    fc.assert(
      fc.property(
        hostile,
        fc.constantFrom(undefined, "text/xml; charset=utf-16", "text/html"),
        (bytes, contentType) => {
          try {
            for (const { title, link, imageUrl } of parseFeed(bytes, { ...from, contentType })) {
              expect(title).not.toMatch(/\p{Cc}/u);
              expect(title.length).toBeGreaterThan(0);
              expect(link).toMatch(/^https?:\/\//);
              if (imageUrl !== null) expect(imageUrl).toMatch(/^https?:\/\//);
            }
          } catch (error) {
            expect(error).toBeInstanceOf(SourceError);
          }
        },
      ),
      { numRuns: 1500 },
    );
  });

  test.each([
    ["unclosed elements", `${"<a>".repeat(99)}${"</b>".repeat(500_000)}`],
    ["unopened elements", "</b>".repeat(1_000_000)],
    ["attributes in one tag", `<item ${'x="y" '.repeat(600_000)}>`],
    ["unclosed picture tags", item(`<description>${"&lt;img ".repeat(400_000)}</description>`)],
    [
      "unmatched end tags in HTML",
      item(`<description>${"&lt;a&gt;".repeat(200_000)}${"&lt;/b&gt;".repeat(200_000)}</description>`),
    ],
    ["spaces", item(`<pubDate>${" ".repeat(2_000_000)}x</pubDate>`)],
    ["ampersands", item(`<title>${"&".repeat(2_000_000)}</title>`)],
  ])("parsing four megabytes of %s ends quickly", (_what, inside) => {
    // Processor time is measured, since it does not grow on a busy machine.
    const begun = process.cpuUsage();
    expect(() => {
      try {
        parse(rss(inside));
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
      }
    }).not.toThrow();
    // Each input takes under 400 ms; a quadratic algorithm would take minutes.
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(6000);
  });
});

test("an Atom entry without a type is treated as text, not as HTML", () => {
  expect(parse(atom(entry("")).replace("<title>A", "<title>1 &lt;b&gt; 2"))[0]?.title).toBe("1 <b> 2");
});
