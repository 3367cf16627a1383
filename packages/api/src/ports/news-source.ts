/** An article of a feed, made safe: plain text and http addresses only. */
export type FeedArticle = {
  readonly title: string;
  readonly link: string;
  readonly publishedAt: Date | null;
  /** The picture's address at the platform. */
  readonly imageUrl: string | null;
};

/** The HTTP validators of the source's last answer, to be sent with the next request. */
export type Validators = { readonly etag: string | null; readonly lastModified: string | null };

export type NewsAnswer =
  | { readonly kind: "unchanged" }
  | { readonly kind: "articles"; readonly articles: readonly FeedArticle[]; readonly validators: Validators };

/** The news feed. Anything that prevents an answer is thrown as a `SourceError`. */
export type NewsSource = {
  readonly latest: (known: Validators, signal?: AbortSignal) => Promise<NewsAnswer>;
};
