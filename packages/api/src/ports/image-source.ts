export type ImageAnswer =
  | { readonly kind: "unchanged" }
  | {
      readonly kind: "image";
      readonly bytes: Uint8Array;
      readonly type: string;
      readonly etag: string | null;
    };

/** Pictures from outside, checked. Whatever is none, or too large a one, is thrown as `SourceError`. */
export type ImageSource = {
  readonly read: (url: string, etag: string | null, signal?: AbortSignal) => Promise<ImageAnswer>;
};
