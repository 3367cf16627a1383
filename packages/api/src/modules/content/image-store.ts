import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, nullable, type RowsOf, statement, text } from "../../db/statement.ts";
import type { ImageAnswer, ImageSource } from "../../ports/image-source.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { SourceError } from "../../sources/source-error.ts";
import { imageFolder } from "./image-links.ts";

export type ImageDeps = { readonly db: Db; readonly objectStore: ObjectStore; readonly images: ImageSource };

type KnownImage = RowsOf<typeof dueImagesStatement>;

/**
 * SQL for the age at which an image is requested again: after a day, which costs a 304 response if it is unchanged; a missing one
 * after 3 hours.
 */
const checkAfter = sql`case when object_key is null then interval '3 hours' else interval '1 day' end`;
const atATime = 4;
const extensions: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
};

/** Stores the images that are new or may have changed, until `signal` aborts it; other stored images stay unchanged. */
export async function storeImages(
  deps: ImageDeps,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const due = await dueImages(deps.db, [...new Set(urls)]);
  const queue = due.values();
  const worker = async () => {
    for (const image of queue) {
      if (signal.aborted) return;
      await storeImage(deps, image, signal);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}

const dueImagesStatement = statement(
  { url: text(), key: nullable(text()), etag: nullable(text()) },
  (urls: readonly string[]) => sql`
    select wanted.url, image.object_key as key, image.etag
    from unnest(${urls}::text[]) with ordinality as wanted (url, position)
    left join content_image image on image.url = wanted.url
    where image.url is null or image.checked_at < now() - ${checkAfter}
    order by wanted.position
  `,
);

/** The images that are unknown or due for a refresh, in the order of `urls`. */
async function dueImages(db: Db, urls: readonly string[]): Promise<readonly KnownImage[]> {
  return dueImagesStatement.rows(db, urls);
}

async function storeImage({ db, objectStore, images }: ImageDeps, known: KnownImage, signal: AbortSignal) {
  let answer: ImageAnswer | undefined;
  try {
    answer = await images.read(known.url, known.key === null ? null : known.etag, signal);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof SourceError)) throw error;
  }
  if (answer?.kind === "image") {
    const key = makeKey(answer.bytes, answer.type);
    // The name is derived from the content, so repeated storing writes the same bytes under the same name.
    if (key !== known.key) await objectStore.put(key, answer.bytes, { contentType: answer.type });
    await saveImage(db, { url: known.url, key, etag: answer.etag });
  } else {
    // An image that is unavailable now may be available later, so the stored one stays.
    await saveImage(db, known);
  }
}

/** A changed image gets another name, so that caches are never outdated. */
function makeKey(bytes: Uint8Array, type: string): string {
  const name = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
  return `${imageFolder}${name}.${extensions[type]}`;
}

async function saveImage(db: Db, { url, key, etag }: KnownImage): Promise<void> {
  await sql`
    insert into content_image (url, object_key, etag, checked_at) values (${url}, ${key}, ${etag}, now())
    on conflict (url) do update set object_key = excluded.object_key, etag = excluded.etag, checked_at = now()
  `.execute(db);
}

const sweepImagesStatement = statement(
  { key: filled(text()) },
  () => sql`
    with gone as (
      delete from content_image image
      where checked_at < now() - interval '1 hour'
        and not exists (select from news_article where image_url = image.url)
        and not exists (select from youtube_video where thumbnail_url = image.url)
      returning url, object_key
    )
    select distinct object_key as key from gone
    where object_key is not null and not exists (
      select from content_image other
      where other.object_key = gone.object_key and other.url not in (select url from gone)
    )
  `,
);

/** Deletes images that no article and no video uses. Returns the number of deleted objects. */
export async function sweepImages({ db, objectStore }: Omit<ImageDeps, "images">): Promise<number> {
  const rows = await sweepImagesStatement.rows(db);
  for (const { key } of rows) await objectStore.delete(key);
  return rows.length;
}
