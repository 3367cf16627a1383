import { type DemoArticle, demoArticles } from "./articles.ts";

/** The demo's news as RSS 2.0 with Media RSS, as a content system would send it. */
export function feedXml(origin: string, now: number): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>Endovascular Training News</title>
    <link>${origin}/news/</link>
    <description>News for people who learn and teach image-guided procedures.</description>
    <language>en</language>
${demoArticles.map((article) => itemXml(article, origin, now)).join("\n")}
  </channel>
</rss>
`;
}

function itemXml(article: DemoArticle, origin: string, now: number): string {
  const { slug, title, daysAgo, text, picture } = article;
  const address = `${origin}/news/images/${slug}.png`;
  const body = `${picture === "text" ? `<p><img src="../images/${slug}.png" alt=""></p>` : ""}<p>${text}</p>`;
  const pictures = {
    media: `<media:content url="${address}" medium="image" type="image/png" width="640" height="360"/>`,
    enclosure: `<enclosure url="${address}" type="image/png" length="1"/>`,
    thumbnail: `<media:thumbnail url="${address}" width="640" height="360"/>`,
    text: `<content:encoded><![CDATA[${body.replace("../images", `${origin}/news/images`)}]]></content:encoded>`,
    none: "",
  };
  return `    <item>
      <title><![CDATA[${title}]]></title>
      <link>${origin}/news/articles/${slug}</link>
      <guid isPermaLink="true">${origin}/news/articles/${slug}</guid>
      <pubDate>${new Date(now - daysAgo * 86_400_000).toUTCString()}</pubDate>
      <description>${text}</description>
      ${pictures[picture]}
    </item>`;
}

/** The article itself: where a card of the feed leads. */
export function articlePage(slug: string): string | undefined {
  const article = demoArticles.find((each) => each.slug === slug);
  if (article === undefined) return undefined;
  const heading = article.title.replace(/<[^>]+>/g, "");
  const picture =
    article.picture === "none" ? "" : `<img src="/news/images/${slug}.png" width="640" height="360" alt="">`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 system-ui;color:#17212b}img{max-width:100%;height:auto;border-radius:8px}</style>
<p>Endovascular Training News</p><h1>${heading}</h1>${picture}<p>${article.text}</p>`;
}
