import { type Kysely, sql } from "kysely";

/**
 * Creates news and videos as the worker read them last. `address` is a digest of the configured feed or playlist, so that content
 * of a former one does not count.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_source (
      kind text primary key check (kind in ('news', 'videos')),
      address text not null,
      attempted_at timestamptz not null,
      finished_at timestamptz,
      last_success timestamptz,
      last_failure timestamptz,
      failure_reason text,
      etag text,
      last_modified text
    );

    create table content_image (
      url text primary key,
      -- Null where the picture could not be had.
      object_key text,
      etag text,
      checked_at timestamptz not null
    );

    create table news_article (
      position int primary key check (position >= 0),
      title text not null,
      link text not null,
      published_at timestamptz,
      image_url text
    );

    create table youtube_video (
      position int primary key check (position >= 0),
      video_id text not null unique,
      title text not null,
      thumbnail_url text
    );
  `.execute(db);
}
