export type ImageAnswer =
  | { readonly kind: "unchanged" }
  | {
      readonly kind: "image";
      readonly bytes: Uint8Array;
      readonly type: string;
      readonly etag: string | null;
    };

/** Loads and checks external pictures. A response that is not a picture, or is too large, is thrown as a `SourceError`. */
export type ImageSource = {
  readonly read: (url: string, etag: string | null, signal?: AbortSignal) => Promise<ImageAnswer>;
};
