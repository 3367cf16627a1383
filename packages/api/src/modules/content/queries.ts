import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, json, nullable, type RowsOf, statement, text, timestamp } from "../../db/statement.ts";
import type { NewsArticle, YoutubeVideo } from "../../graphql/generated/contract.ts";
import type { ContentAddresses } from "../../ports/content-reading.ts";
import type { ContentKind } from "./content-addresses.ts";

/** A stored article; `imageKey` is the key of its image in the object store. */
export type StoredArticle = Pick<NewsArticle, "title" | "link"> & {
  readonly date: string | null;
  readonly imageKey: string | null;
};
export type StoredVideo = Pick<YoutubeVideo, "id" | "title"> & { readonly imageKey: string | null };

const articlesOfStatement = statement(
  { items: json<readonly StoredArticle[]>() },
  (most: number, address: string) => sql`
    select (
      select coalesce(json_agg(json_build_object(
        'title', article.title, 'link', article.link, 'date', article.published_at, 'imageKey', image.object_key
      ) order by article.position), '[]')
      from (select * from news_article order by position limit ${most}) article
      left join content_image image on image.url = article.image_url
    ) as items
    from content_source where kind = 'news' and address = ${address} and last_success is not null
  `,
);

/** The stored articles; undefined if this feed has never answered. One statement (1.040). */
export async function findArticles(
  db: Db,
  address: string,
  most: number,
): Promise<readonly StoredArticle[] | undefined> {
  const rows = await articlesOfStatement.rows(db, most, address);
  return rows[0]?.items;
}

const videosOfStatement = statement(
  { items: json<readonly StoredVideo[]>() },
  (most: number, address: string) => sql`
    select (
      select coalesce(json_agg(json_build_object(
        'id', video.video_id, 'title', video.title, 'imageKey', image.object_key
      ) order by video.position), '[]')
      from (select * from youtube_video order by position limit ${most}) video
      left join content_image image on image.url = video.thumbnail_url
    ) as items
    from content_source where kind = 'videos' and address = ${address} and last_success is not null
  `,
);

/** The stored videos; undefined if this playlist has never answered. One statement (1.041). */
export async function findVideos(
  db: Db,
  address: string,
  most: number,
): Promise<readonly StoredVideo[] | undefined> {
  const rows = await videosOfStatement.rows(db, most, address);
  return rows[0]?.items;
}

export type SourceState = RowsOf<typeof statesOfStatement>;

const statesOfStatement = statement(
  { kind: text<ContentKind>(), updatedAt: nullable(timestamp()), isFailing: bool() },
  (configured: unknown) => sql`
    select wanted.kind, source.last_success as "updatedAt",
      coalesce(source.last_failure > coalesce(source.last_success, '-infinity'), false) as "isFailing"
    from json_to_recordset(${JSON.stringify(configured)}::json) as wanted (kind text, address text)
    left join content_source source on source.kind = wanted.kind and source.address = wanted.address
    order by wanted.kind
  `,
);

/** How fresh the configured sources are. One statement, or none if no source is configured. */
export async function getStates(db: Db, addresses: ContentAddresses): Promise<readonly SourceState[]> {
  const configured = Object.entries(addresses).map(([kind, address]) => ({ kind, address }));
  return configured.length === 0 ? [] : statesOfStatement.rows(db, configured);
}
