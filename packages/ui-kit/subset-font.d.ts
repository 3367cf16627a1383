declare module "subset-font" {
  /** Returns the font with the glyphs of the text's characters and the given ranges of its axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: "woff2";
      readonly variationAxes: Record<string, { readonly min: number; readonly max: number }>;
    },
  ): Promise<Uint8Array>;
}
