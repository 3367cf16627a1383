import type { FeedArticle } from "../ports/news-source.ts";
import { decodeXml } from "./decode-text.ts";
import { parseFeedDate } from "./feed-date.ts";
import { imageOf } from "./feed-image.ts";
import { attribute, type MarkupElement, parseXml, textOf } from "./markup.ts";
import { inUsualNames } from "./namespaces.ts";
import { titleOfHtml, titleText } from "./plain-text.ts";
import { SourceError } from "./source-error.ts";
import { webAddress } from "./web-address.ts";

/** More than any feed has; what stands behind them is older. */
const maxItems = 200;

/**
 * The articles of an RSS 2.0 (or 1.0) or Atom document, newest first; those without a date keep their place beside the
 * one before them. An article without a title or without a link that a browser may follow is left out.
 */
export function parseFeed(
  bytes: Uint8Array,
  from: { readonly url: string; readonly contentType: string | undefined },
): readonly FeedArticle[] {
  const root = inUsualNames(parseXml(decodeXml(bytes, from.contentType)));
  const items = itemsOf(root).slice(0, maxItems);
  const base = baseOf(root, from.url);
  const seen = new Set<string>();
  const articles: FeedArticle[] = [];
  for (const item of items) {
    const article = articleOf(item, baseOf(item, base));
    if (article === undefined || seen.has(article.link)) continue;
    seen.add(article.link);
    articles.push(article);
  }
  return newestFirst(articles);
}

function itemsOf(root: MarkupElement): readonly MarkupElement[] {
  if (root.name === "feed") return childrenOf(root, "entry");
  if (root.name === "rdf:RDF") return childrenOf(root, "item");
  if (root.name !== "rss") throw new SourceError(`is no feed: it begins with <${root.name.slice(0, 40)}>`);
  const channel = child(root, "channel");
  if (channel === undefined) throw new SourceError("is no feed: it has no channel");
  return childrenOf(channel, "item");
}

function articleOf(item: MarkupElement, base: string): FeedArticle | undefined {
  const title = titleOf(item);
  const link = webAddress(linkOf(item), base);
  if (title === "" || link === undefined) return undefined;
  return { title, link, publishedAt: dateOf(item), imageUrl: imageOf(item, base) ?? null };
}

function titleOf(item: MarkupElement): string {
  const title = child(item, "title") ?? child(item, "dc:title");
  if (title === undefined) return "";
  const text = textOf(title);
  const isAtom = item.name === "entry";
  return isAtom && attribute(title, "type") !== "html" ? titleText(text) : titleOfHtml(text);
}

function linkOf(item: MarkupElement): string | undefined {
  for (const link of childrenOf(item, "link")) {
    const href = attribute(link, "href");
    const isArticle = (attribute(link, "rel") ?? "alternate") === "alternate";
    if (href !== undefined && isArticle) return href;
    const text = textOf(link).trim();
    if (href === undefined && text !== "") return text;
  }
  const guid = child(item, "guid");
  const isLink = guid !== undefined && attribute(guid, "isPermaLink") !== "false";
  return isLink && /^\s*https?:/i.test(textOf(guid)) ? textOf(guid) : undefined;
}

function dateOf(item: MarkupElement): Date | null {
  for (const name of ["pubDate", "published", "dc:date", "updated"]) {
    const found = child(item, name);
    const date = found === undefined ? null : parseFeedDate(textOf(found));
    if (date !== null) return date;
  }
  return null;
}

function newestFirst(articles: readonly FeedArticle[]): readonly FeedArticle[] {
  let latest = Number.POSITIVE_INFINITY;
  const dated = articles.map((article) => {
    latest = article.publishedAt?.getTime() ?? latest;
    return { article, at: latest };
  });
  // Infinity less Infinity is no number.
  return dated.sort((a, b) => (a.at === b.at ? 0 : b.at - a.at)).map(({ article }) => article);
}

function baseOf(element: MarkupElement, outer: string): string {
  return webAddress(attribute(element, "xml:base"), outer) ?? outer;
}

function childrenOf({ children }: MarkupElement, name: string): readonly MarkupElement[] {
  return children.filter((each): each is MarkupElement => typeof each !== "string" && each.name === name);
}

function child(element: MarkupElement, name: string): MarkupElement | undefined {
  return childrenOf(element, name)[0];
}
